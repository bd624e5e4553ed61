import { useEffect, useRef } from 'react'
import { Banner } from '../ui/feedback/Banner.tsx'

/** Done: it takes the focus, as what stops the form does, for on a telephone the button is a screen below it. */
export function SenhaTrocada({ validade }: { validade: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <Banner role="status" title="Senha trocada" tone="sucesso">
        A nova senha vale até {validade}. As outras sessões foram encerradas, e um aviso vai para o seu
        e-mail.
      </Banner>
    </div>
  )
}
