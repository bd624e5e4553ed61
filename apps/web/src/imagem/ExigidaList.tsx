import { countFaltas } from '@portal/domain/imagem/countFaltas.ts'
import type { ImagemExigida, MomentoExigido } from '@portal/domain/imagem/imagemExigida.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import type { Tom } from '@portal/domain/tom.ts'
import { Badge } from '../ui/data/Badge.tsx'
import styles from './ExigidaList.module.css'
import { formatExigida, rotulosMomento } from './lugar/lugarImagem.ts'
import { summarizeFaltas } from './summarizeFaltas.ts'

type ExigidaListProps = {
  exigidas: readonly ImagemExigida[]
  /** What the guide is about now: images of the other moment do not miss yet. */
  momento: MomentoExigido
  /** Name of an event, where the screen knows it. */
  describeEvento?: ((codigoEvento: string) => string | undefined) | undefined
}

/** What the events require, event by event, and what is still missing. */
export function ExigidaList({ exigidas, momento, describeEvento }: ExigidaListProps) {
  const isCompleta = countFaltas(exigidas, momento).agora === 0
  const porEvento = Map.groupBy(exigidas, (exigida) => exigida.numeroSequencialInclusao)
  return (
    <section aria-label="Imagens exigidas" className={styles.section}>
      <header className={styles.header}>
        <h3 className={styles.title}>Imagens exigidas</h3>
        <Badge tone={isCompleta ? 'sucesso' : 'atencao'}>{summarizeFaltas(exigidas, momento)}</Badge>
      </header>
      <ul className={styles.list}>
        {[...porEvento].map(([sequencial, doEvento]) => (
          <li className={styles.item} key={sequencial}>
            <span className={styles.evento}>
              <span className={styles.codigo}>{formatCodigoEvento(doEvento[0]?.codigoEvento ?? '')}</span>
              <span>{doEvento[0] && formatExigida(doEvento[0], describeEvento)}</span>
            </span>
            <span className={styles.momentos}>
              {doEvento.map((exigida) => (
                <Badge key={exigida.momento} tone={toneOf(exigida, momento)}>
                  {rotulosMomento[exigida.momento]}: {wordOf(exigida, momento)}
                </Badge>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const isDepois = (exigida: ImagemExigida, momento: MomentoExigido): boolean =>
  countFaltas([exigida], momento).depois > 0

/** Whether it is there, in one word. */
export const wordOf = (exigida: ImagemExigida, momento: MomentoExigido): string => {
  if (exigida.atendida) return 'enviada'
  return isDepois(exigida, momento) ? 'depois' : 'falta'
}

export const toneOf = (exigida: ImagemExigida, momento: MomentoExigido): Tom => {
  if (exigida.atendida) return 'sucesso'
  return isDepois(exigida, momento) ? 'neutro' : 'atencao'
}
