import type { EventoHistorico } from '@portal/contract/associado.ts'
import { enderecoGuia } from '@portal/domain/menu/endereco.ts'
import { showData } from '../calendario/format.ts'
import { Link } from '../ui/action/Link.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { groupHistorico } from './groupHistorico.ts'
import styles from './HistoricoLista.module.css'

type HistoricoListaProps = {
  historico: readonly EventoHistorico[]
  dentesAusentes?: readonly string[]
  /** Whether guides open to this provider. */
  isGuiaAberta: boolean
}

/** What was done before, tooth by tooth; of another provider only that it was another. */
export function HistoricoLista({ historico, dentesAusentes = [], isGuiaAberta }: HistoricoListaProps) {
  const grupos = groupHistorico(historico, dentesAusentes)
  if (grupos.length === 0) return <p className={styles.vazio}>Nada foi realizado pelo plano até hoje.</p>
  return (
    <ul aria-label="Histórico por dente" className={styles.lista}>
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
                <Lugar isAberta={isGuiaAberta} numeroFicha={evento.numeroFicha} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** Where it was done: in a guide of one's own, or elsewhere. */
function Lugar({ numeroFicha, isAberta }: { numeroFicha: number | null; isAberta: boolean }) {
  if (!numeroFicha) return <span className={styles.outro}>Outro consultório</span>
  const texto = `Guia ${numeroFicha}`
  return isAberta ? <Link href={enderecoGuia(numeroFicha)}>{texto}</Link> : <span>{texto}</span>
}
