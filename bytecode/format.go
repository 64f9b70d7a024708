package bytecode

import "strconv"

// Magic starts every file.
const Magic = "ML\xefR"

// Versions of the format. Each constant is the first version that has a feature.
const (
	versionDialectVersions  = 1 // dialects have versions
	versionLazyRegions      = 2 // isolated regions are sections
	versionUseOrders        = 3 // orders of uses are stored
	versionUnknownLocations = 4 // block arguments need no location
	versionProperties       = 5 // properties are not in the attribute dictionary
	versionSegments         = 6 // segment sizes are not an attribute

	// Version is the newest version, which is written by default.
	Version = 6
	// MinVersion is the oldest version.
	MinVersion = 0
)

// A sectionID identifies a section.
type sectionID uint8

// The sections.
const (
	sectionString sectionID = iota
	sectionDialect
	sectionAttrType
	sectionAttrTypeOffset
	sectionIR
	sectionResource
	sectionResourceOffset
	sectionDialectVersions
	sectionProperties
	numSections
)

var sectionNames = [numSections]string{"String", "Dialect", "AttrType", "AttrTypeOffset", "IR", "Resource", "ResourceOffset", "DialectVersions", "Properties"}

func (s sectionID) String() string {
	if s >= numSections {
		return "Unknown (" + strconv.Itoa(int(s)) + ")"
	}
	return sectionNames[s] + " (" + strconv.Itoa(int(s)) + ")"
}

// optional reports whether a file of a version may lack the section.
func (s sectionID) optional(version uint64) bool {
	switch s {
	case sectionResource, sectionResourceOffset, sectionDialectVersions:
		return true
	case sectionProperties:
		return version < versionProperties
	}
	return false
}

// alignedSection marks a section that an alignment precedes.
const alignedSection = 0x80

// padding fills the bytes before aligned data.
const padding = 0xcb

// The mask of an operation has a bit for each optional part.
const (
	hasAttributes = 1 << iota
	hasResults
	hasOperands
	hasSuccessors
	hasRegions
	hasUseOrders
	hasProperties
)

// A resourceKind is the kind of a resource's value.
type resourceKind uint8

// The kinds of resources.
const (
	resourceBlob resourceKind = iota
	resourceBool
	resourceString
)
