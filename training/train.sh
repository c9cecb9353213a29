#!/bin/bash
# From nothing to exported models: draws the data sets, trains the three networks, exports them and tries what came out.
#
#   bash training/train.sh [--data DIR] [--models DIR] [--minutes N] [--backdrops DIR,DIR]
#   bash training/train.sh --smoke
#
# --data       where pictures and checkpoints go; data/ if not told
# --models     where the exported models go; data/models/ if not told, so that nothing is replaced unasked
# --minutes    how long each network trains; 240 if not told
# --backdrops  folders of photographs; those of Debian's packages if not told (see README.md)
# --smoke      a few frames, a few steps, a temporary folder: does everything still run? Ends with 77 where torch is missing.
#
# A data set that is there is not drawn again, and a training goes on from its checkpoint. PYTHON names another Python.
set -euo pipefail
cd "$(dirname "$0")/.."

data=data models= minutes=240 smoke=no
backdrops=/usr/share/backgrounds,/usr/share/wallpapers
while [ $# -gt 0 ]; do
  case $1 in
    --smoke) smoke=yes && shift && continue ;;
    --data | --models | --minutes | --backdrops) [ $# -gt 1 ] || { echo "$1 wants a value." >&2 && exit 2; } ;;
    *) echo "$1: no such option; the first lines of this file tell which there are." >&2 && exit 2 ;;
  esac
  declare "${1#--}=$2"
  shift 2
done

# Debian's torch belongs to Debian's own Python, which need not be the first on the path.
python=
for each in ${PYTHON:-} python3 /usr/bin/python3; do
  if "$each" -c 'import torch, cv2' 2>/dev/null; then python=$each && break; fi
done
if [ -z "$python" ]; then
  echo "No Python here has torch and OpenCV: apt-get install -y --no-install-recommends python3-torch python3-opencv" >&2
  exit 77
fi
[ -d node_modules ] || npm ci --no-audit --no-fund

draw() { # NAME OPTION...: one data set, whole or not at all
  local out=$data/$1
  shift
  [ ! -f "$out/labels.jsonl" ] || return 0
  echo "Drawing $out"
  rm -rf "$out.part"
  npx --no-install tsx training/render.ts --out "$out.part" --workers "$(nproc)" "$@"
  mv "$out.part" "$out"
}

train() { # NAME OPTION...
  (cd training/spy && "$python" "train_$1.py" --data "$data" --out "$checkpoints/$1.pt" "${@:2}")
}

side_by_side() { # one command a word; fails if any fails
  local pids=() pid failed=0
  for each in "$@"; do $each & pids+=($!); done
  for pid in "${pids[@]}"; do wait "$pid" || failed=1; done
  return $failed
}

export_models() {
  (cd training/spy && "$python" export.py --checkpoints "$checkpoints" --models "$models")
  npx --no-install tsx training/check-golden.ts --models "$models"
}

if [ $smoke = yes ]; then
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  data=$folder/data models=$folder/models checkpoints=$folder/checkpoints
  mkdir -p "$checkpoints"
  draw smoke --deck builtin --seed 1 --sets 4 --fans 4 --teach 1 --empty 2
  train finder --minutes 0.05 --batch 4
  train refiner --minutes 0.05 --batch 40
  train matcher --minutes 0.05 --decks 1
  export_models
  (cd training/spy && "$python" resume.py --models "$models" --data "$data" --checkpoints "$checkpoints/again")
  echo "Training runs: drawn, trained, exported, read by the app's own code, and taken up again."
  exit 0
fi

mkdir -p "$data/checkpoints"
data=$(realpath "$data")
models=$(realpath -m "${models:-$data/models}")
checkpoints=$data/checkpoints
[ -d training/node_modules ] || npm ci --prefix training --no-audit --no-fund

photos=(--backdrops "$backdrops")
builtin=(--deck builtin "${photos[@]}")
draw b1 "${builtin[@]}" --seed 200 --sets 24 --fans 12 --teach 2
draw d2 "${builtin[@]}" --seed 420000 --sets 40 --fans 20 --teach 0
draw d1 "${photos[@]}" --seed 410000 --sets 200 --fans 5 --teach 0 --empty 120
for n in 1 2 3 4; do
  draw c$n "${photos[@]}" --seed ${n}300 --sets 160 --fans 3 --teach 2 --empty 20
done
draw d3 "${photos[@]}" --seed 430000 --sets 300 --fans 5 --teach 0 --empty 100
draw d4 "${builtin[@]}" --seed 440000 --sets 40 --fans 20 --teach 0
draw c5 "${photos[@]}" --seed 5300 --sets 200 --fans 3 --teach 2
draw c6 "${photos[@]}" --seed 6300 --sets 200 --fans 4 --teach 2
draw d5 "${photos[@]}" --seed 450000 --sets 300 --fans 5 --teach 0 --empty 100
draw d6 "${builtin[@]}" --seed 460000 --sets 40 --fans 20 --teach 0
draw d7 "${photos[@]}" --seed 470000 --sets 300 --fans 5 --teach 0 --empty 100
for n in 1 2 3 4; do
  draw e$n "${photos[@]}" --seed $((620000 + n * 10000)) --sets 320 --fans 4 --teach 2
done
for n in 1 2 3 4 5 6; do
  draw f$n "${photos[@]}" --seed $((660000 + n * 10000)) --sets 320 --fans 4 --teach 2
done

side_by_side "train finder --minutes $minutes" "train refiner --minutes $minutes" "train matcher --minutes $minutes"
export_models
npx --no-install tsx training/teach-builtin.ts --models "$models"
echo "The models are in $models."
