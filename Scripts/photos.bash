# Sourced by benchmarks: makes pictures as large as cameras and scanners do, once, and names them.
#   photo   24 megapixels, JPEG
#   large   a gigapixel, JPEG
#   huge    the same with a pyramid, TIFF
photos=.build-benchmarks/photos
photo=$photos/photo.jpg large=$photos/large.jpg huge=$photos/huge.tif
mkdir -p "$photos"

# Noise costs a decoder what the detail of a photo does.
if [[ ! -f $photo ]]; then
  vips gaussnoise "$photos/noise.v" 6000 4000 --mean 128 --sigma 22
  vips gaussblur "$photos/noise.v" "$photos/soft.v" 0.8
  vips bandjoin "$photos/soft.v $photos/soft.v $photos/soft.v" "$photos/photo.v"
  vips cast "$photos/photo.v" "$photos/bytes.v" uchar
  vips copy "$photos/bytes.v" "$photo[Q=88]" --interpretation srgb
  rm -f "$photos"/*.v
fi
if [[ ! -f $huge ]]; then
  vips replicate "$photo" "$large[Q=80]" 7 6
  vips tiffsave "$large" "$huge" --tile --tile-width 512 --tile-height 512 --pyramid \
    --compression jpeg --Q 80
fi
