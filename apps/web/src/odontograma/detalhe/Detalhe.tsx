import { findDente } from '@portal/domain/dente/dente.tables.ts'
import { findRegiao } from '@portal/domain/dente/regiao.tables.ts'
import { useDeferredValue } from 'react'
import { Button } from '../../ui/action/Button.tsx'
import { type Escolha, type EscolhaStore, useEscolha } from '../estado/escolha.ts'
import { isPermitido, type RegrasOdontograma, toSelecaoEmMaos } from '../estado/estadoOdontograma.ts'
import type { LugaresUnicos, PalavrasOdontograma } from '../estado/odontogramaProps.ts'
import {
  findDenteSelecionado,
  listDentesSelecionados,
  selectDentes,
  toPermitidasDoDente,
} from '../estado/selecao.ts'
import { listMarcasDoDente } from '../marca/groupPorDente.ts'
import type { AvisoDente, MarcaDente } from '../marca/marcaDente.ts'
import styles from './Detalhe.module.css'
import { FacesBotoes } from './FacesBotoes.tsx'
import { ListaMarcas } from './ListaMarcas.tsx'

type DetalheProps = {
  nome: string | undefined
  escolha: EscolhaStore
  regras: RegrasOdontograma
  marcas: readonly MarcaDente[]
  avisos: readonly AvisoDente[]
  explainDente: ((dente: string) => string | undefined) | undefined
  palavras: PalavrasOdontograma
  lugares: LugaresUnicos | undefined
  onFace: (dente: string, face: string) => void
  onBuscar: () => void
  onRemover: () => void
}

/** What the page itself put on the chart, and takes out again; what was done before, or is gone, stays. */
const removiveis: ReadonlySet<MarcaDente['tipo']> = new Set(['planejado', 'assinalado'])

function formatTitulo({ selecao, cursor }: Escolha): readonly [string, string] {
  if (selecao.tipo === 'regiao') return [selecao.regiao, findRegiao(selecao.regiao)?.nome ?? '']
  const escolhidos = listDentesSelecionados(selecao)
  if (escolhidos.length < 2) return [cursor, findDente(cursor)?.nome ?? '']
  const lista = escolhidos.map(({ dente, faces }) => `${dente} ${faces}`.trim()).join(', ')
  return [`${escolhidos.length} dentes`, lista]
}

/** What is in hand; until the chart has put its cursor on a tooth there is nothing to name, and no empty heading. */
export function TituloDetalhe({ escolha }: { escolha: Escolha }) {
  const [titulo, nome] = formatTitulo(escolha)
  if (titulo === '') return null
  return (
    <h3 className={styles.titulo}>
      <span className={styles.codigo}>{titulo}</span> {nome}
    </h3>
  )
}

/** The tooth in hand, large: its name, its faces as buttons, what it has, and what can be done. */
export function Detalhe(props: DetalheProps) {
  const { nome, escolha, regras, marcas, avisos, explainDente, palavras, lugares } = props
  const { onFace, onBuscar, onRemover } = props
  // After the teeth: what a key moves is shown first, what it is about a moment later.
  const vista = useDeferredValue(useEscolha(escolha, (atual) => atual))
  const { selecao, cursor } = vista
  const dente = selecao.tipo === 'regiao' ? undefined : findDente(cursor)
  const isAqui = (item: MarcaDente | AvisoDente) =>
    selecao.tipo === 'regiao' ? item.regiao === selecao.regiao : item.dente === cursor
  // Of several teeth that are chosen, any may have what is taken out.
  const emMaos = toSelecaoEmMaos(vista)
  const isEmMaos = (marca: MarcaDente) =>
    emMaos.tipo === 'regiao'
      ? isAqui(marca)
      : marca.dente !== undefined && findDenteSelecionado(emMaos, marca.dente) !== undefined
  const acoes = lugares?.findAcoes(selecao.tipo === 'nada' ? selectDentes(selecao, [cursor]) : selecao) ?? {
    incluir: true,
    remover: marcas.some((marca) => removiveis.has(marca.tipo) && isEmMaos(marca)),
  }
  const daqui = lugares && dente ? listMarcasDoDente(marcas, cursor) : marcas.filter(isAqui)
  const livre = !regras.readOnly && dente && isPermitido(regras, cursor)
  const permitidas = livre ? toPermitidasDoDente(regras.facesPermitidas, cursor) : ''
  // Chosen, not only walked over: until then it is shown as any other tooth.
  const nota = dente && findDenteSelecionado(selecao, cursor) && explainDente?.(cursor)
  const alcance = palavras.alcance && <p className={styles.alcance}>{palavras.alcance}</p>
  const rotulo = nome ? `${nome}: dente em foco` : 'Dente em foco'
  if (palavras.inicio !== undefined && !vista.isTocado && selecao.tipo === 'nada')
    return (
      <section aria-label={rotulo} className={styles.detalhe}>
        <p className={styles.nota}>{palavras.inicio}</p>
        {alcance}
      </section>
    )
  return (
    <section aria-label={rotulo} className={styles.detalhe}>
      <TituloDetalhe escolha={vista} />
      {nota && <p className={styles.nota}>{nota}</p>}
      {/* Where no face is taken, none is offered */}
      {dente && !nota && regras.facesPermitidas !== '' && (
        <FacesBotoes
          dente={dente}
          escolhidas={findDenteSelecionado(selecao, cursor)?.faces ?? ''}
          onFace={onFace}
          permitidas={permitidas}
        />
      )}
      {!regras.readOnly && (
        <div className={styles.acoes}>
          {acoes.incluir && (
            <Button icon="plus" onPress={onBuscar} size="pequeno">
              Incluir
            </Button>
          )}
          {acoes.remover && (
            <Button icon="trash" onPress={onRemover} size="pequeno" variant="fantasma">
              Remover
            </Button>
          )}
        </div>
      )}
      <section
        aria-label={nome ? `${nome}: o que há neste lugar` : 'O que há neste lugar'}
        className={styles.marcas}
        // Where nothing else of the part takes the focus, its scroll must be reached by itself (WCAG 2.1.1).
        tabIndex={regras.readOnly ? 0 : undefined}
      >
        <ListaMarcas avisos={avisos.filter(isAqui)} marcas={daqui} vazio={palavras.vazio} />
        {alcance}
      </section>
    </section>
  )
}
