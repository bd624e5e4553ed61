import { useEffect, useState } from 'react'

/** An address for content in memory, as long as the component shows it. */
export function useObjectUrl(conteudo: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!conteudo) return
    const created = URL.createObjectURL(conteudo)
    setUrl(created)
    return () => {
      URL.revokeObjectURL(created)
      setUrl(undefined)
    }
  }, [conteudo])
  return url
}
