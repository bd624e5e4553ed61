import type { LinhaRecurso } from '@portal/contract/recursoGlosa.ts'
import { getDecisaoRecurso } from '@portal/domain/recursoGlosa/recurso.tables.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { ExplicacaoButton } from '../glosa/ExplicacaoButton.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { BadgeLine } from '../ui/data/BadgeLine.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import styles from './RecursoGlosaPage.module.css'
import { describeItem } from './recursosWords.ts'

type Item = LinhaRecurso['itens'][number]

/** The denied events of a guide, each with its denials in their literal text and what there is to say of it. */
export function ItensNegados({ linha: { situacao, itens } }: { linha: LinhaRecurso }) {
  return (
    <Stack as="ul" gap={2}>
      {itens.map((item) => (
        <li className={styles.item} key={item.numeroSequencialInclusao}>
          <span className={styles.evento}>
            <span>{describeItem(item)}</span>
            {itens.length > 1 && <span className={styles.valor}>{showValor(item.valorGlosado)}</span>}
          </span>
          {item.glosa.map(({ codigoGlosa, texto }) => (
            <span className={styles.suave} key={codigoGlosa}>
              <strong>{codigoGlosa}</strong> {texto}
              <ExplicacaoButton codigoGlosa={codigoGlosa} />
            </span>
          ))}
          {situacao === 'RECORRER' && <Cabimento item={item} />}
          {situacao === 'DECIDIDO' && <Decisao item={item} />}
        </li>
      ))}
    </Stack>
  )
}

/** Whether an appeal makes sense, told before anything is typed. */
const Cabimento = ({ item: { cabe, porque } }: { item: Item }) => (
  <BadgeLine badge={<Badge tone={cabe ? 'sucesso' : 'neutro'}>{cabe ? 'Cabe' : 'Não cabe'}</Badge>}>
    {porque}
  </BadgeLine>
)

function Decisao({ item: { decisao, valorLiberado } }: { item: Item }) {
  const linha = decisao && getDecisaoRecurso(decisao)
  if (!linha) return <span>Ficou fora do recurso</span>
  return (
    <BadgeLine badge={<Badge tone={linha.tom}>{linha.rotulo}</Badge>}>
      {valorLiberado !== null && decisao === 'A' && `${showValor(valorLiberado)} liberados`}
    </BadgeLine>
  )
}
