import { useQuery } from '@tanstack/react-query'
import { AidError } from '../carregamento/AidError.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { protocoloQuery } from './liberacaoSenha.queries.ts'
import styles from './SolicitarAutorizacaoPage.module.css'

/** The protocol orientation table (Spec §9); the row of the chosen specialty stands out. */
export function OrientacaoCard({ especialidade }: { especialidade: number }) {
  const query = useQuery(protocoloQuery(especialidade))
  const { data } = query
  if (!data) return <AidError name="A orientação do protocolo" query={query} />
  return (
    <Card title="Orientação do protocolo">
      <Stack>
        <p>{data.titulo}</p>
        {data.linhas.map(({ ordem, especialidade: nome, orientacao, aplica }) => (
          <div className={styles.orientacao} data-aplica={aplica || undefined} key={ordem}>
            <p className={styles.especialidade}>{nome}</p>
            <p>{orientacao}</p>
          </div>
        ))}
        <p className={styles.observacao}>{data.observacao}</p>
      </Stack>
    </Card>
  )
}
