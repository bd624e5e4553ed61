import type { ItemRecurso, RecursoEnviado } from '@portal/contract/recursoGlosa.ts'
import { getDecisaoRecurso } from '@portal/domain/recursoGlosa/recurso.tables.ts'
import { showData } from '../calendario/format.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { ExplicacaoButton } from '../glosa/ExplicacaoButton.tsx'
import { fonteGuia } from '../imagem/conteudo/fonte.ts'
import { Miniatura } from '../imagem/conteudo/Miniatura.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { GlosasDoItem } from './GlosasDoItem.tsx'
import styles from './RecursoPage.module.css'

const rotulosAnexo: Readonly<Record<RecursoEnviado['anexos'][number]['tipo'], string>> = {
  imagemInicial: 'Imagem inicial',
  imagemFinal: 'Imagem final',
  laudo: 'Laudo',
  documento: 'Documento',
}

/** What became of an event, in one word. */
function DestinoBadge({ enviado }: { enviado: RecursoEnviado }) {
  const decisao = enviado.decisao && getDecisaoRecurso(enviado.decisao)
  if (decisao) return <Badge tone={decisao.tom}>{decisao.rotulo}</Badge>
  if (enviado.destino === 'recorrido') return <Badge tone="informacao">Em recurso</Badge>
  return <Badge tone="neutro">{enviado.destino === 'desistido' ? 'Desistência' : 'Fora do recurso'}</Badge>
}

function listLinhas(
  { motivo, descricaoJustificativa, dados, valorRecursado, valorLiberado, resposta }: RecursoEnviado,
  codigoEvento: string,
  isUnico: boolean,
) {
  return [
    motivo !== null && { term: 'Motivo da desistência', value: motivo },
    descricaoJustificativa !== '' && { term: 'Justificativa', value: descricaoJustificativa },
    ...dados.map(({ tipo, valor }) =>
      tipo === 'data'
        ? { term: 'Data correta', value: showData(valor) }
        : { term: 'Dente, região ou faces corretos', value: valor },
    ),
    !isUnico && valorRecursado !== '0.00' && { term: 'Recorrido', value: showValor(valorRecursado) },
    !isUnico && valorLiberado !== null && { term: 'Liberado', value: showValor(valorLiberado) },
    resposta && {
      term: 'Resposta',
      value: (
        <span className={styles.resposta}>
          {resposta.codigoGlosa} {resposta.texto}. {resposta.razao}
          {'\u00a0'}
          <ExplicacaoButton codigoEvento={codigoEvento} codigoGlosa={resposta.codigoGlosa} />
        </span>
      ),
    },
  ].filter((linha) => linha !== false && linha !== null)
}

type ItemEnviadoCardProps = {
  item: ItemRecurso
  /** The only one of its guide: its amounts are the guide's, which stand above it. */
  isUnico: boolean
}

/** A denied event once nothing can be changed any more: what was said of it, and what was answered. */
export function ItemEnviadoCard({ item, isUnico }: ItemEnviadoCardProps) {
  const { enviado } = item
  return (
    <GlosasDoItem item={item}>
      {enviado && (
        <Stack gap={3}>
          <div>
            <DestinoBadge enviado={enviado} />
          </div>
          <DescriptionList items={listLinhas(enviado, item.codigoEvento, isUnico)} layout="rows" />
          {enviado.anexos.length > 0 && (
            <ul aria-label="Anexos" className={styles.anexos}>
              {enviado.anexos.map((anexo) => (
                <li key={`${anexo.tipo} ${anexo.numeroFicha} ${anexo.sequencial}`}>
                  <span className={styles.mini}>
                    <Miniatura fonte={fonteGuia(anexo.numeroFicha)} sequencial={anexo.sequencial} />
                  </span>
                  <span>
                    {rotulosAnexo[anexo.tipo]}: {anexo.nomeArquivo}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Stack>
      )}
    </GlosasDoItem>
  )
}
