import { useQuery } from '@tanstack/react-query'
import { QueryView } from '../carregamento/QueryView.tsx'
import { gtoPendentesQuery } from '../credenciado/credenciado.queries.ts'
import { StatusGuiaBadge } from '../guia/StatusGuiaBadge.tsx'
import { GuiaLink } from '../menu/GuiaLink.tsx'
import { useAcesso } from '../menu/useAcesso.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { NadaPendente } from './NadaPendente.tsx'
import styles from './PendentesCard.module.css'
import { Prazo } from './Prazo.tsx'

const TODAS = hrefOf('/portal/consultaGTOs', { aba: 'pendentes' })

/** Guides that wait for the provider, the nearest term first. */
export function PendentesCard() {
  const canOpen = useAcesso().whyNotOpen(TODAS) === undefined
  return (
    // The heading is the same before and after the answer: what stands under it does not move when it comes.
    <Card
      actions={
        canOpen && (
          <ButtonLink href={TODAS} size="pequeno">
            Ver na consulta
          </ButtonLink>
        )
      }
      title="Esperam por você"
    >
      <Pendentes />
    </Card>
  )
}

const Pendentes = () => (
  <QueryView
    empty={({ aguardandoJustificativa, aguardandoDocumentacao }) =>
      aguardandoJustificativa + aguardandoDocumentacao === 0 && <NadaPendente />
    }
    lines={10}
    loading="Carregando pendências"
    query={useQuery(gtoPendentesQuery)}
    shape="row"
  >
    {({ aguardandoJustificativa, aguardandoDocumentacao, guias }) => (
      <>
        <p className={styles.soma}>
          {aguardandoDocumentacao} aguardando imagem, {aguardandoJustificativa} aguardando justificativa
          técnica
          {describeResto(aguardandoJustificativa + aguardandoDocumentacao, guias.length)}.
        </p>
        <ul className={styles.lista}>
          {guias.map((guia) => (
            <li className={styles.linha} key={guia.numeroFicha}>
              <span className={styles.quem}>
                <GuiaLink numeroFicha={guia.numeroFicha} />
                {guia.nomeAssociado && <span>{guia.nomeAssociado}</span>}
              </span>
              <span>
                <StatusGuiaBadge guia={guia} prazo={guia.prazo} />
              </span>
              <span className={styles.prazo}>
                {guia.prazo ? <Prazo isLong prazo={guia.prazo} /> : 'Sem prazo'}
              </span>
            </li>
          ))}
        </ul>
      </>
    )}
  </QueryView>
)

const describeResto = (total: number, mostradas: number): string =>
  total > mostradas ? ` (aqui, as ${mostradas} primeiras de ${total})` : ''
