package main

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"io/fs"
)

// The parts of an OCI image that a release has, by the names of the specification.
type (
	descriptor struct {
		MediaType   string            `json:"mediaType"`
		Digest      string            `json:"digest"`
		Size        int               `json:"size"`
		Platform    *platform         `json:"platform,omitempty"`
		Annotations map[string]string `json:"annotations,omitempty"`
	}
	platform struct {
		Architecture string `json:"architecture"`
		OS           string `json:"os"`
	}
	manifest struct {
		SchemaVersion int          `json:"schemaVersion"`
		MediaType     string       `json:"mediaType"`
		Config        descriptor   `json:"config"`
		Layers        []descriptor `json:"layers"`
	}
	index struct {
		SchemaVersion int          `json:"schemaVersion"`
		MediaType     string       `json:"mediaType"`
		Manifests     []descriptor `json:"manifests"`
	}
	imageConfig struct {
		Created      string `json:"created"`
		Architecture string `json:"architecture"`
		OS           string `json:"os"`
		Config       struct {
			Entrypoint []string
			Env        []string
			WorkingDir string
			Labels     map[string]string
		} `json:"config"`
		RootFS struct {
			Type    string   `json:"type"`
			DiffIDs []string `json:"diff_ids"`
		} `json:"rootfs"`
	}
)

const mediaTypes = "application/vnd.oci.image."

// image makes an archive of an OCI image for all processors of Linux. It has one layer and no base: the binary, the links, a
// directory for temporary files, and one for the files of the user.
func image(s *source, programs []program) (files, error) {
	blobs := &blobStore{}
	list := index{SchemaVersion: 2, MediaType: mediaTypes + "index.v1+json"}
	for _, p := range programs {
		if p.os != "linux" {
			continue
		}
		d, err := blobs.image(s, p)
		if err != nil {
			return nil, err
		}
		list.Manifests = append(list.Manifests, d)
	}
	if len(list.Manifests) == 0 {
		return nil, nil
	}
	// Tools take the name of the image from the first index, so that of the processors is a blob.
	d, err := blobs.json(list.MediaType, list)
	if err != nil {
		return nil, err
	}
	d.Annotations = map[string]string{"org.opencontainers.image.ref.name": s.plain()}
	outer, err := json.Marshal(index{SchemaVersion: 2, MediaType: list.MediaType, Manifests: []descriptor{d}})
	if err != nil {
		return nil, err
	}
	entries := append(blobs.entries, text("oci-layout", `{"imageLayoutVersion":"1.0.0"}`), file("index.json", outer))
	data, err := packTar("", withParents(entries), s.time)
	return files{"mica-image.tar": data}, err
}

// layer returns the files of the image.
func layer(s *source, p program) []entry {
	entries := []entry{
		executable("bin/mica", p.mica),
		executable("bin/mlir-tblgen", p.tblgen),
		file("usr/share/doc/mica/LICENSE", s.texts["LICENSE"]),
		file("usr/share/doc/mica/NOTICES", s.texts["NOTICES"]),
		{name: "tmp", mode: fs.ModeDir | fs.ModeSticky | 0o777},
		{name: "project", mode: fs.ModeDir | 0o755},
	}
	for _, name := range names() {
		if name != "mlir-tblgen" {
			entries = append(entries, symlink("bin/"+name, "mica"))
		}
	}
	return withParents(entries)
}

// A blobStore has the parts of images by their checksums.
type blobStore struct{ entries []entry }

// add stores a part.
func (b *blobStore) add(mediaType string, data []byte) descriptor {
	sum := fmt.Sprintf("%x", sha256.Sum256(data))
	b.entries = append(b.entries, file("blobs/sha256/"+sum, data))
	return descriptor{MediaType: mediaType, Digest: "sha256:" + sum, Size: len(data)}
}

func (b *blobStore) json(mediaType string, value any) (descriptor, error) {
	data, err := json.Marshal(value)
	return b.add(mediaType, data), err
}

// image stores the layer, the configuration and the manifest for a processor.
func (b *blobStore) image(s *source, p program) (descriptor, error) {
	data, err := packTar("", layer(s, p), s.time)
	if err != nil {
		return descriptor{}, err
	}
	compressed, err := compress(data)
	if err != nil {
		return descriptor{}, err
	}
	var c imageConfig
	c.Created, c.Architecture, c.OS = s.time.Format("2006-01-02T15:04:05Z"), p.arch, p.os
	c.Config.Entrypoint, c.Config.Env, c.Config.WorkingDir = []string{"/bin/mica"}, []string{"PATH=/bin"}, "/project"
	c.Config.Labels = map[string]string{"org.opencontainers.image.source": homepage, "org.opencontainers.image.revision": s.commit,
		"org.opencontainers.image.version": s.plain(), "org.opencontainers.image.licenses": "Apache-2.0"}
	c.RootFS.Type, c.RootFS.DiffIDs = "layers", []string{fmt.Sprintf("sha256:%x", sha256.Sum256(data))}
	m := manifest{SchemaVersion: 2, MediaType: mediaTypes + "manifest.v1+json"}
	if m.Config, err = b.json(mediaTypes+"config.v1+json", c); err != nil {
		return descriptor{}, err
	}
	m.Layers = []descriptor{b.add(mediaTypes+"layer.v1.tar+gzip", compressed)}
	d, err := b.json(m.MediaType, m)
	d.Platform = &platform{Architecture: p.arch, OS: p.os}
	return d, err
}
