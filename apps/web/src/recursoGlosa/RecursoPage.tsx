import type { RecursoDetalhado } from '@portal/contract/recursoGlosa.ts'
import { desbloqueio } from '@portal/domain/prazo/tipoPrazo.tables.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { showData } from '../calendario/format.ts'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { infoQuery } from '../credenciado/credenciado.queries.ts'
import { useDesbloqueio } from '../guia/useDesbloqueio.ts'
import { useLiveGuia } from '../guia/useLiveGuia.ts'
import { useOtherTab } from '../guia/useOtherTab.ts'
import { Link } from '../ui/action/Link.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { usePageTitle } from '../ui/pageTitle.ts'
import { CabecalhoRecurso } from './CabecalhoRecurso.tsx'
import type { Sobra } from './edicaoRecurso.ts'
import { ItemEnviadoCard } from './ItemEnviadoCard.tsx'
import { RecursoForm } from './RecursoForm.tsx'
import { recursoQuery } from './recursoGlosa.queries.ts'
import { useAvisoDecisao } from './useAvisoDecisao.ts'

export const loader = ({ params, queryClient }: LoaderArgs<{ numeroFicha: string }>) =>
  Promise.all([
    queryClient.ensureQueryData(recursoQuery(Number(params.numeroFicha))),
    queryClient.ensureQueryData(infoQuery),
  ])

/** Interface S24: the appeal of a guide, from what was denied to what came back. */
export default function RecursoPage() {
  const { numeroFicha } = useParams({ from: '/portal/recurso/$numeroFicha' })
  return <Recurso key={numeroFicha} numeroFicha={Number(numeroFicha)} />
}

/** Why nothing can be sent, in words; undefined where it can. */
function explainFechado({ situacao, bloqueio, prazoRecurso }: RecursoDetalhado, aDesbloquear?: string) {
  if (situacao === 'PERDIDO') {
    return {
      title: 'O prazo para recorrer terminou',
      text: `O contrato deixava recorrer até ${showData(prazoRecurso)}. O que foi glosado fica como está.`,
    }
  }
  return situacao === 'RECORRER' && bloqueio
    ? {
        title: 'Guia bloqueada',
        text: `${aDesbloquear ? 'Desbloqueie a guia' : 'Aguarde o desbloqueio'} para recorrer do que foi glosado.`,
        cura: aDesbloquear,
      }
    : undefined
}

function Recurso({ numeroFicha }: { numeroFicha: number }) {
  const { data: recurso } = useSuspenseQuery(recursoQuery(numeroFicha))
  usePageTitle(`Recurso da guia ${numeroFicha}`)
  useLiveGuia(numeroFicha)
  useAvisoDecisao(recurso)
  const isInOtherTab = useOtherTab('recurso', numeroFicha)
  const [sobras, setSobras] = useState<readonly Sobra[]>([])
  const fechado = explainFechado(recurso, useDesbloqueio(numeroFicha))
  const isEscrito = recurso.situacao === 'RECORRER' && !fechado
  return (
    <Stack gap={4}>
      <CabecalhoRecurso recurso={recurso} />
      {isInOtherTab && isEscrito && (
        <Banner role="status" title="Este recurso está aberto em outra aba" tone="atencao">
          O que se escreve em uma não aparece na outra, e só uma pode enviar. Continue em uma só.
        </Banner>
      )}
      {sobras.length > 0 && (
        <Banner role="status" title="Escrito durante o envio, não foi com o recurso" tone="atencao">
          {sobras.map(({ evento, texto }) => (
            <p key={`${evento} ${texto}`}>
              {evento}: {texto}
            </p>
          ))}
        </Banner>
      )}
      {fechado && (
        <Banner
          actions={fechado.cura && <Link href={fechado.cura}>{desbloqueio.cura}</Link>}
          icon="lock"
          title={fechado.title}
          tone="atencao"
        >
          {fechado.text}
        </Banner>
      )}
      {isEscrito ? (
        <RecursoForm onSobra={setSobras} recurso={recurso} />
      ) : (
        recurso.itens.map((item) => (
          <ItemEnviadoCard
            isUnico={recurso.itens.length === 1}
            item={item}
            key={item.numeroSequencialInclusao}
          />
        ))
      )}
    </Stack>
  )
}
