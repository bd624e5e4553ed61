import { useEffect, useState } from 'react'

/** The decoded image of some content; undefined until it is ready, or when the browser cannot read it. */
export function useBitmap(conteudo: Blob | undefined): ImageBitmap | undefined {
  const [bitmap, setBitmap] = useState<ImageBitmap>()
  useEffect(() => {
    if (!conteudo) return
    let decoded: ImageBitmap | undefined
    let isWanted = true
    createImageBitmap(conteudo).then(
      (ready) => {
        if (!isWanted) return ready.close()
        decoded = ready
        setBitmap(ready)
      },
      () => undefined,
    )
    return () => {
      isWanted = false
      setBitmap(undefined)
      decoded?.close()
    }
  }, [conteudo])
  return bitmap
}
