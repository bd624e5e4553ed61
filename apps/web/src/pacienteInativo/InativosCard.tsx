import { pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import { countOf, pluralOf } from '@portal/domain/texto/contagem.ts'
import { useQuery } from '@tanstack/react-query'
import { QueryView } from '../carregamento/QueryView.tsx'
import { DA_CLINICA, useParteClinica } from '../credenciado/useParteClinica.ts'
import { GuiaLink } from '../menu/GuiaLink.tsx'
import { useAcesso } from '../menu/useAcesso.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Card } from '../ui/layout/Card.tsx'
import styles from './InativosCard.module.css'
import { recentesQuery, totalQuery } from './pacienteInativo.queries.ts'

const TITLE = 'Beneficiários inativos'

const describe = (total: number, naoCientes: number): string => {
  const guias = countOf(total, 'guia aberta', 'guias abertas')
  if (naoCientes === 0) return `${guias}, ${pluralOf(total, 'com', 'todas com')} ciência.`
  return `${guias}, ${naoCientes} sem ciência.`
}

/** Open guides of patients whose plan has ended, the first of them, and the way to all (Interface S01). */
export function InativosCard() {
  const isAberta = useAcesso().whyNotCall(pacienteInativo.listRecentes) === undefined
  return isAberta ? <Inativos /> : null
}

function Inativos() {
  const isParte = useParteClinica()
  const totais = useQuery(totalQuery)
  const { data: lista } = useQuery({ ...recentesQuery, enabled: Boolean(totais.data?.total) })
  return (
    <QueryView
      empty={({ total }) =>
        total === 0 && (
          <Card title={TITLE}>
            <p>Nenhuma guia aberta é de paciente cujo plano terminou.</p>
          </Card>
        )
      }
      frame={(waiting) => <Card title={TITLE}>{waiting}</Card>}
      lines={2}
      loading="Carregando beneficiários inativos"
      query={totais}
    >
      {({ total, naoCientes }) => (
        <Card
          actions={
            <ButtonLink href={hrefOf('/portal/beneficiarioInativo')} size="pequeno">
              Ver todos
            </ButtonLink>
          }
          description={[describe(total, naoCientes), isParte && DA_CLINICA].filter(Boolean).join(' ')}
          title={TITLE}
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
      )}
    </QueryView>
  )
}
