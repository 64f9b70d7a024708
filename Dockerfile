FROM golang:1.26 AS build
WORKDIR /src
COPY go.mod go.sum ./
RUN go mod download
COPY . .
RUN CGO_ENABLED=0 go build -trimpath -ldflags='-s -w' -o /mica ./cmd/mica

FROM scratch
COPY --from=build /mica /bin/mica
WORKDIR /work
ENTRYPOINT ["/bin/mica"]
