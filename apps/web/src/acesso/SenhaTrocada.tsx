import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { infoQuery } from '../credenciado/credenciado.queries.ts'
import { Banner } from '../ui/feedback/Banner.tsx'

/** Done: it takes the focus, as what stops the form does, for on a telephone the button is a screen below it. */
export function SenhaTrocada({ validade }: { validade: string }) {
  const box = useRef<HTMLDivElement>(null)
  // A dentist's own login has no e-mail: what is told of it goes to the clinic's (Produto §3).
  const deQuem = useQuery(infoQuery).data?.dentistaConectado ? 'o e-mail da clínica' : 'o seu e-mail'
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <Banner role="status" title="Senha trocada" tone="sucesso">
        A nova senha vale até {validade}. As outras sessões foram encerradas, e um aviso vai para {deQuem}.
      </Banner>
    </div>
  )
}
