import { useEffect, useState } from 'react'

/** An address for a file in memory, given back when the page leaves it. */
export function useObjectUrl(conteudo: Blob): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(conteudo)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [conteudo])
  return url
}
