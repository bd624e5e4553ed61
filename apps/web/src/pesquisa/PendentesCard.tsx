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
  const { data, error, isFetching, refetch } = useQuery(gtoPendentesQuery)
  const canOpen = useAcesso().whyNotOpen(TODAS) === undefined
  if (!data) {
    return (
      <Card title="Esperam por você">
        {error ? (
          <LoadError query={{ error, isFetching, refetch }} />
        ) : (
          <Skeleton label="Carregando pendências" lines={5} shape="row" />
        )}
      </Card>
    )
  }
  const { aguardandoJustificativa, aguardandoDocumentacao, guias } = data
  const total = aguardandoJustificativa + aguardandoDocumentacao
  if (total === 0) {
    return (
      <Card title="Esperam por você">
        <EmptyState icon="checkCircle" title="Nada pendente">
          Quando a operadora pedir uma justificativa ou uma imagem, a guia aparece aqui com o prazo.
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card
      actions={
        canOpen && (
          <ButtonLink href={TODAS} size="pequeno">
            {total > guias.length ? `Ver todas (${total})` : 'Ver na consulta'}
          </ButtonLink>
        )
      }
      description={`${aguardandoDocumentacao} aguardando imagem, ${aguardandoJustificativa} aguardando justificativa técnica.`}
      title="Esperam por você"
    >
      <ul className={styles.lista}>
        {guias.map(({ numeroFicha, nomeAssociado, statusFicha, prazo }) => (
          <li className={styles.linha} key={numeroFicha}>
            <span className={styles.quem}>
              <GuiaLink numeroFicha={numeroFicha} />
              {nomeAssociado && <span>{nomeAssociado}</span>}
            </span>
            <StatusGuiaBadge prazo={prazo} statusFicha={statusFicha} />
            <span className={styles.prazo}>{prazo ? <Prazo isLong prazo={prazo} /> : 'Sem prazo'}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
