import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { notice } from '../notice.ts'
import { IconButton } from './IconButton.tsx'

/** Copies a number or protocol; the icon turns into a tick for two seconds and the change is spoken. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      notice.push({ tone: 'atencao', title: 'Não foi possível copiar', text: `Selecione e copie: ${text}` })
    }
  }

  return (
    <>
      <IconButton
        icon={copied ? 'check' : 'copy'}
        label={copied ? 'Copiado' : label}
        onPress={() => void copy()}
        size="pequeno"
      />
      <VisuallyHidden>
        <span aria-live="polite">{copied ? 'Copiado' : ''}</span>
      </VisuallyHidden>
    </>
  )
}
