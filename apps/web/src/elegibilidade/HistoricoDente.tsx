import type { EventoHistorico } from '@portal/contract/associado.ts'
import { showData } from '../calendario/format.ts'
import { Link } from '../ui/action/Link.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { groupHistorico } from './groupHistorico.ts'
import styles from './HistoricoDente.module.css'

type HistoricoDenteProps = { historico: readonly EventoHistorico[]; dentesAusentes: readonly string[] }

/** What was done before, tooth by tooth; of another provider only that it was another. */
export function HistoricoDente({ historico, dentesAusentes }: HistoricoDenteProps) {
  const grupos = groupHistorico(historico, dentesAusentes)
  return (
    <Card
      description="Eventos realizados por qualquer consultório, agrupados por dente."
      title="Histórico odontológico"
    >
      {grupos.length === 0 && <p className={styles.vazio}>Nada foi realizado pelo plano até hoje.</p>}
      <ul className={styles.lista}>
        {grupos.map(({ local, rotulo, ausente, eventos }) => (
          <li className={styles.grupo} key={local}>
            <p className={styles.local}>
              {rotulo}
              {ausente && <Badge tone="neutro">Ausente</Badge>}
            </p>
            <ul className={styles.eventos}>
              {eventos.map((evento) => (
                <li
                  className={styles.evento}
                  key={`${evento.codigoEvento}-${evento.data}-${evento.faces ?? ''}`}
                >
                  <span className={styles.data}>{showData(evento.data)}</span>
                  <span>
                    {evento.descricao}
                    {evento.faces && ` (${evento.faces})`}
                  </span>
                  {evento.numeroFicha ? (
                    <Link href={`/portal/guia/${evento.numeroFicha}`}>Guia {evento.numeroFicha}</Link>
                  ) : (
                    <span className={styles.outro}>Outro consultório</span>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  )
}
