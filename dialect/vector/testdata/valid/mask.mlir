func.func @f(%k: vector<4x2x3xi1>, %a: vector<4x3xf32>, %b: vector<3x2xf32>, %c: vector<4x2xf32>) {
    %1 = vector.mask %k { vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<4x3xf32>, vector<3x2xf32> into vector<4x2xf32> } : vector<4x2x3xi1> -> vector<4x2xf32>
    return
}
