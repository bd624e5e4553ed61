import type { ImagemExigida } from '@portal/domain/imagem/imagemExigida.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { Badge } from '../ui/data/Badge.tsx'
import styles from './ExigidaList.module.css'
import { formatExigida, rotulosMomento } from './lugarImagem.ts'

type ExigidaListProps = {
  exigidas: readonly ImagemExigida[]
  /** Name of an event, where the screen knows it. */
  describeEvento?: ((codigoEvento: string) => string | undefined) | undefined
}

/** What the events require, event by event, and what is still missing. */
export function ExigidaList({ exigidas, describeEvento }: ExigidaListProps) {
  const isCompleta = exigidas.every(({ atendida }) => atendida)
  const porEvento = Map.groupBy(exigidas, (exigida) => exigida.numeroSequencialInclusao)
  return (
    <section aria-label="Imagens exigidas" className={styles.section}>
      <header className={styles.header}>
        <h3 className={styles.title}>Imagens exigidas</h3>
        <Badge tone={isCompleta ? 'sucesso' : 'atencao'}>{summarizeFaltas(exigidas)}</Badge>
      </header>
      <ul className={styles.list}>
        {[...porEvento].map(([sequencial, doEvento]) => (
          <li className={styles.item} key={sequencial}>
            <span className={styles.evento}>
              <span className={styles.codigo}>{formatCodigoEvento(doEvento[0]?.codigoEvento ?? '')}</span>
              <span>{doEvento[0] && formatExigida(doEvento[0], describeEvento)}</span>
            </span>
            <span className={styles.momentos}>
              {doEvento.map(({ momento, atendida }) => (
                <Badge key={momento} tone={atendida ? 'sucesso' : 'atencao'}>
                  {rotulosMomento[momento]}: {atendida ? 'enviada' : 'falta'}
                </Badge>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How many are still missing, in words. */
export function summarizeFaltas(exigidas: readonly ImagemExigida[]): string {
  const faltam = exigidas.filter(({ atendida }) => !atendida).length
  if (faltam === 0) return 'Nada falta'
  return faltam === 1 ? 'Falta 1 imagem' : `Faltam ${faltam} imagens`
}
