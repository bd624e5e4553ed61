import type { LinhaRecurso } from '@portal/contract/recursoGlosa.ts'
import { getDecisaoRecurso } from '@portal/domain/recursoGlosa/recurso.tables.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { Badge } from '../ui/data/Badge.tsx'
import styles from './RecursoGlosaPage.module.css'
import { describeItem } from './recursosWords.ts'

type Item = LinhaRecurso['itens'][number]

/** The denied events of a guide, each with its denials in their literal text and what there is to say of it. */
export function ItensNegados({ linha: { situacao, itens } }: { linha: LinhaRecurso }) {
  return (
    <ul className={styles.itens}>
      {itens.map((item) => (
        <li className={styles.item} key={item.numeroSequencialInclusao}>
          <span className={styles.evento}>
            <span>{describeItem(item)}</span>
            {itens.length > 1 && <span className={styles.valor}>{showValor(item.valorGlosado)}</span>}
          </span>
          {item.glosa.map(({ codigoGlosa, texto }) => (
            <span className={styles.suave} key={codigoGlosa}>
              <strong>{codigoGlosa}</strong> {texto}
            </span>
          ))}
          {situacao === 'RECORRER' && <Cabimento item={item} />}
          {situacao === 'DECIDIDO' && <Decisao item={item} />}
        </li>
      ))}
    </ul>
  )
}

/** Whether an appeal makes sense, told before anything is typed. */
function Cabimento({ item: { cabe, porque } }: { item: Item }) {
  return (
    <span className={styles.cabimento}>
      <Badge tone={cabe ? 'sucesso' : 'neutro'}>{cabe ? 'Cabe' : 'Não cabe'}</Badge>
      <span>{porque}</span>
    </span>
  )
}

function Decisao({ item: { decisao, valorLiberado } }: { item: Item }) {
  const linha = decisao && getDecisaoRecurso(decisao)
  if (!linha) return <span className={styles.cabimento}>Ficou fora do recurso</span>
  return (
    <span className={styles.cabimento}>
      <Badge tone={linha.tom}>{linha.rotulo}</Badge>
      {valorLiberado !== null && decisao === 'A' && <span>{showValor(valorLiberado)} liberados</span>}
    </span>
  )
}
