#!/bin/bash
# From nothing to the ear's network: writes sentences, has them spoken, trains, exports.
#
#   bash training/ear/train.sh [--data DIR] [--models DIR] [--minutes N]
#   bash training/ear/train.sh --smoke
#
# --data     where sentences, sounds and the checkpoint go; data/ear-training if not told
# --models   where the network goes; data/models/ear if not told, so that nothing is replaced unasked
# --minutes  how long all of it trains; 120 if not told: a fifth of it while the embedding below stays as it is, and the last half with
#            recordings of people too
# --smoke    a few sentences, a few steps, a temporary folder: does everything still run? Ends with 77 where something is missing.
#
# What is there is not made again, and the training goes on from its checkpoint. PYTHON names another Python.
set -euo pipefail
cd "$(dirname "$0")/../.."

data=data/ear-training models=data/models/ear minutes=120 count=5000 english=8000 recordings=100000
while [ $# -gt 0 ]; do
  case $1 in
    --smoke) data=$(mktemp -d) minutes=0.4 count=20 english=20 recordings=20 models=$data/ear && trap 'rm -rf "$data"' EXIT && shift && continue ;;
    --data | --models | --minutes) [ $# -gt 1 ] || { echo "$1 wants a value." >&2 && exit 2; } ;;
    *) echo "$1: no such option; the first lines of this file tell which there are." >&2 && exit 2 ;;
  esac
  declare "${1#--}=$2"
  shift 2
done

# Debian's torch belongs to Debian's own Python, which need not be the first on the path.
python=
for each in ${PYTHON:-} python3 /usr/bin/python3; do
  if "$each" -c 'import torch, scipy' 2>/dev/null; then python=$each && break; fi
done
for each in "${python:-torch and scipy for Python}" espeak-ng flite; do
  command -v "$each" > /dev/null || { echo "Missing: $each. See training/ear/README.md." >&2 && exit 77; }
done
[ -d node_modules ] || npm ci --no-audit --no-fund

mkdir -p "$data"
sentences() { # FILE OPTION...
  [ -f "$data/$1" ] || npx --no-install tsx training/ear/sentences.ts --out "$data/$1" "${@:2}"
}
sentences all.jsonl --seed 2 --count "$count"
# English has more accents than the others.
sentences english.jsonl --seed 3 --count "$english" --lang en
[ -f "$data/recordings.jsonl" ] || npx --no-install tsx training/ear/recordings.ts --out "$data/recordings.jsonl" --most "$recordings"

train() { # MINUTES OPTION...
  "$python" training/ear/train_ear.py --sentences "$data"/{all,english}.jsonl --out "$data/ear.pt" --minutes "$1" "${@:2}"
}
first=$(awk "BEGIN { print $minutes / 5 }")
[ -f "$data/ear.pt" ] || train "$first" --frozen
train "$(awk "BEGIN { print $minutes / 2 - $first }")"
train "$(awk "BEGIN { print $minutes / 2 }")" --recordings "$data/recordings.jsonl"
phones=$(npx --no-install tsx --eval "import('./training/ear/phones.ts').then(({ phones }) => console.log(phones.join(' ')))")
export_ear() { # CHECKPOINT DIR
  "$python" training/ear/export_ear.py --checkpoint "$1" --phones "$phones" --out "$2"
}
export_ear "$data/ear.pt" "$models"
npx --no-install tsx training/ear/check-golden.ts --model "$models"
# Who goes on from an exported network must begin with the same one.
"$python" training/ear/resume_ear.py --model "$models" --out "$data/resumed.pt"
export_ear "$data/resumed.pt" "$data/resumed"
cmp "$models/weights.bin" "$data/resumed/weights.bin"
