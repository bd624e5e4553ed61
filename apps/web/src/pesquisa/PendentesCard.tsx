import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../carregamento/LoadError.tsx'
import { gtoPendentesQuery } from '../credenciado/credenciado.queries.ts'
import { StatusGuiaBadge } from '../guia/StatusGuiaBadge.tsx'
import { GuiaLink } from '../menu/GuiaLink.tsx'
import { useAcesso } from '../menu/useAcesso.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import styles from './PendentesCard.module.css'
import { Prazo } from './Prazo.tsx'

const TODAS = '/portal/consultaGTOs?aba=pendentes'

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

function Pendentes() {
  const { data, error, isFetching, refetch } = useQuery(gtoPendentesQuery)
  if (!data) {
    return error ? (
      <LoadError query={{ error, isFetching, refetch }} />
    ) : (
      <Skeleton label="Carregando pendências" lines={10} shape="row" />
    )
  }
  const { aguardandoJustificativa, aguardandoDocumentacao, guias } = data
  const total = aguardandoJustificativa + aguardandoDocumentacao
  if (total === 0) {
    return (
      <EmptyState icon="checkCircle" title="Nada pendente">
        Quando a operadora pedir uma justificativa ou uma imagem, a guia aparece aqui com o prazo.
      </EmptyState>
    )
  }
  return (
    <>
      <p className={styles.soma}>
        {aguardandoDocumentacao} aguardando imagem, {aguardandoJustificativa} aguardando justificativa técnica
        {total > guias.length ? ` (aqui, as ${guias.length} primeiras de ${total})` : ''}.
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
  )
}
