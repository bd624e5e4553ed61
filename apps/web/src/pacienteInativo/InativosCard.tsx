import { pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../carregamento/LoadError.tsx'
import { GuiaLink } from '../menu/GuiaLink.tsx'
import { useAcesso } from '../menu/useAcesso.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import styles from './InativosCard.module.css'
import { recentesQuery, totalQuery } from './pacienteInativo.queries.ts'

const describe = (total: number, naoCientes: number): string => {
  const guias = total === 1 ? '1 guia aberta' : `${total} guias abertas`
  if (naoCientes === 0) return total === 1 ? `${guias}, com ciência.` : `${guias}, todas com ciência.`
  return `${guias}, ${naoCientes} sem ciência.`
}

/** Open guides of patients whose plan has ended, the first of them, and the way to all (Interface S01). */
export function InativosCard() {
  const isAberta = useAcesso().whyNotCall(pacienteInativo.listRecentes) === undefined
  return isAberta ? <Inativos /> : null
}

function Inativos() {
  const { data: totais, error, isFetching, refetch } = useQuery(totalQuery)
  const { data: lista } = useQuery({ ...recentesQuery, enabled: totais !== undefined && totais.total > 0 })
  if (!totais) {
    return (
      <Card title="Beneficiários inativos">
        {error ? (
          <LoadError query={{ error, isFetching, refetch }} />
        ) : (
          <Skeleton label="Carregando beneficiários inativos" lines={2} />
        )}
      </Card>
    )
  }
  if (totais.total === 0) {
    return (
      <Card title="Beneficiários inativos">
        <p>Nenhuma guia aberta é de paciente cujo plano terminou.</p>
      </Card>
    )
  }
  return (
    <Card
      actions={
        <ButtonLink href="/portal/beneficiarioInativo" size="pequeno">
          Ver todos
        </ButtonLink>
      }
      description={describe(totais.total, totais.naoCientes)}
      title="Beneficiários inativos"
    >
      <ul className={styles.lista}>
        {lista?.pacientesInativos.map(({ numeroFicha, nomeAssociado }) => (
          <li className={styles.linha} key={numeroFicha}>
            <span>{nomeAssociado}</span>
            <GuiaLink numeroFicha={numeroFicha} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
