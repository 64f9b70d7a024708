package main

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"runtime"
)

// The statement of in-toto about the files of a release, with SLSA's predicate of a build.
type (
	statement struct {
		Type          string     `json:"_type"`
		Subject       []resource `json:"subject"`
		PredicateType string     `json:"predicateType"`
		Predicate     predicate  `json:"predicate"`
	}
	resource struct {
		Name   string            `json:"name,omitempty"`
		URI    string            `json:"uri,omitempty"`
		Digest map[string]string `json:"digest,omitempty"`
	}
	predicate struct {
		BuildDefinition struct {
			BuildType            string         `json:"buildType"`
			ExternalParameters   map[string]any `json:"externalParameters"`
			InternalParameters   map[string]any `json:"internalParameters"`
			ResolvedDependencies []resource     `json:"resolvedDependencies"`
		} `json:"buildDefinition"`
		RunDetails struct {
			Builder map[string]string `json:"builder"`
		} `json:"runDetails"`
	}
)

// provenance describes from which commit, by which command and with which Go the files were built. The statement is not signed, and
// says nothing of the machine, since two builds write the same bytes; the workflow that publishes a release adds
// GitHub's signed one.
func provenance(s *source, programs []program, out files) ([]byte, error) {
	p := statement{Type: "https://in-toto.io/Statement/v1", PredicateType: "https://slsa.dev/provenance/v1"}
	for _, name := range out.names() {
		p.Subject = append(p.Subject, resource{Name: name, Digest: map[string]string{"sha256": fmt.Sprintf("%x", sha256.Sum256(out[name]))}})
	}
	var targets []string
	for _, t := range programs {
		targets = append(targets, t.name())
	}
	d := &p.Predicate.BuildDefinition
	d.BuildType = homepage + "/blob/main/scripts/release/main.go"
	d.ExternalParameters = map[string]any{"repository": homepage, "version": s.version, "targets": targets}
	d.InternalParameters = map[string]any{"go": runtime.Version()}
	d.ResolvedDependencies = []resource{{URI: "git+" + homepage + "@refs/tags/" + s.version, Digest: map[string]string{"gitCommit": s.commit}}}
	p.Predicate.RunDetails.Builder = map[string]string{"id": homepage + "/blob/main/scripts/release/main.go"}
	data, err := json.MarshalIndent(p, "", "  ")
	return append(data, '\n'), err
}
