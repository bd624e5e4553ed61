import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { AceitesFeitos } from './AceitesFeitos.tsx'
import { describeAceite } from './describeTermo.ts'
import { LeituraTermo } from './LeituraTermo.tsx'
import { PendentesList } from './PendentesList.tsx'
import { pendentesQuery } from './termo.queries.ts'
import { useAceite } from './useAceite.ts'
import { usePendentes } from './usePendentes.ts'
import { useTitleFocus } from './useTitleFocus.ts'

export const loader = ({ queryClient }: LoaderArgs) => queryClient.ensureQueryData(pendentesQuery)

/** Interface S22: the terms that wait, one to read at a time; accepted one by one or, once all were read, together. */
export default function TermosPendentesPage() {
  const { documento } = useSearch({ from: '/portal/termosPendentes' })
  const navigate = useNavigate({ from: '/portal/termosPendentes' })
  const { restantes, feitos, keepFeito, isLido, keepLido } = usePendentes()
  const [anuncio, setAnuncio] = useState('')
  const aberto = restantes.find(({ codigoDocumento }) => codigoDocumento === documento)

  const { accept, isPending } = useAceite((aceito) => {
    const faltam = keepFeito(aceito)
    setAnuncio(describeAceite(aceito, faltam.length))
    const [proximo] = faltam
    void navigate({ search: proximo && aberto ? { documento: proximo.codigoDocumento } : {}, replace: true })
  })
  const vista = aberto?.codigoDocumento ?? (restantes.length === 0 ? 'feito' : 'lista')
  const title = useTitleFocus(vista, useRef(vista))

  return (
    <>
      <VisuallyHidden>
        <span aria-live="polite">{anuncio}</span>
      </VisuallyHidden>
      {restantes.length === 0 && <AceitesFeitos feitos={feitos} title={title} />}
      {restantes.length > 0 && !aberto && (
        <PendentesList
          isLido={isLido}
          isPending={isPending}
          onAcceptAll={() => accept(restantes.map((termo) => ({ termo, global: true })))}
          termos={restantes}
          title={title}
        />
      )}
      {aberto && (
        <LeituraTermo
          isLido={isLido(aberto)}
          isPending={isPending}
          key={aberto.codigoDocumento}
          onAccept={(global) => accept([{ termo: aberto, global }])}
          onLido={() => keepLido(aberto)}
          quantos={restantes.length}
          termo={aberto}
          title={title}
        />
      )}
    </>
  )
}
