# The image of a checkout; scripts/release makes that of a release without Docker.
FROM golang:1.26 AS build
WORKDIR /src
COPY go.mod go.sum ./
RUN go mod download
COPY . .
RUN CGO_ENABLED=0 go build -trimpath -ldflags='-s -w' -o /mica ./cmd/mica && mkdir -p -m 1777 /files/tmp

FROM scratch
COPY --from=build /mica /bin/mica
COPY --from=build /files/ /
WORKDIR /project
ENTRYPOINT ["/bin/mica"]
