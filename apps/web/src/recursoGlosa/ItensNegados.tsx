import type { LinhaRecurso } from '@portal/contract/recursoGlosa.ts'
import { getDecisaoRecurso } from '@portal/domain/recursoGlosa/recurso.tables.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { ExplicacaoButton } from '../glosa/ExplicacaoButton.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { BadgeLine } from '../ui/data/BadgeLine.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import styles from './RecursoGlosaPage.module.css'
import { describeItem, isCabivel, nameCabimento } from './recursosWords.ts'

type Item = LinhaRecurso['itens'][number]

/** Events that were denied alike are told of at once, until each has a decision of its own. */
function groupIguais({ situacao, itens }: LinhaRecurso): (readonly [Item, ...Item[]])[] {
  const chaveDe = ({ numeroSequencialInclusao, glosa, porque }: Item) =>
    situacao === 'DECIDIDO'
      ? numeroSequencialInclusao
      : [...glosa.map(({ codigoGlosa }) => codigoGlosa), porque].join(' ')
  return [...Map.groupBy(itens, chaveDe).values()].flatMap(([primeiro, ...outros]) =>
    primeiro ? [[primeiro, ...outros] as const] : [],
  )
}

/** The denied events of a guide, with their denials in their literal text and what there is to say of them. */
export function ItensNegados({ linha }: { linha: LinhaRecurso }) {
  const { situacao, itens } = linha
  return (
    <Stack as="ul" gap={2}>
      {groupIguais(linha).map(([primeiro, ...outros]) => (
        <li className={styles.item} key={primeiro.numeroSequencialInclusao}>
          {[primeiro, ...outros].map((item) => (
            <span className={styles.evento} key={item.numeroSequencialInclusao}>
              <span>{describeItem(item)}</span>
              {itens.length > 1 && <span className={styles.valor}>{showValor(item.valorGlosado)}</span>}
            </span>
          ))}
          {primeiro.glosa.map(({ codigoGlosa, texto }) => (
            <span className={styles.suave} key={codigoGlosa}>
              <strong>{codigoGlosa}</strong> {texto}
              <ExplicacaoButton codigoGlosa={codigoGlosa} />
            </span>
          ))}
          {situacao === 'RECORRER' && <Cabimento item={primeiro} />}
          {situacao === 'DECIDIDO' && <Decisao isUnico={itens.length === 1} item={primeiro} />}
        </li>
      ))}
    </Stack>
  )
}

/** Whether an appeal makes sense, told before anything is typed; where it does, the words begin with it. */
function Cabimento({ item }: { item: Item }) {
  const { cabe, porque } = item
  if (isCabivel(item)) return <span>{porque}</span>
  const tone = cabe ? 'atencao' : 'neutro'
  return <BadgeLine badge={<Badge tone={tone}>{nameCabimento(item)}</Badge>}>{porque}</BadgeLine>
}

/** Of the only one of a guide the amount stands in the guide's own column. */
function Decisao({ item: { decisao, valorLiberado }, isUnico }: { item: Item; isUnico: boolean }) {
  const linha = decisao && getDecisaoRecurso(decisao)
  if (!linha) return <span>Ficou fora do recurso</span>
  return (
    <BadgeLine badge={<Badge tone={linha.tom}>{linha.rotulo}</Badge>}>
      {!isUnico && valorLiberado !== null && decisao === 'A' && `${showValor(valorLiberado)} liberados`}
    </BadgeLine>
  )
}
