import type { Manutencao } from '@portal/contract/manutencao.ts'
import { isNosUltimosDias } from '@portal/domain/guia/avisoFim.ts'
import { describeFinda } from '@portal/domain/guia/perspectivaCobertura.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { showData, today } from '../calendario/format.ts'
import { showMes } from '../calendario/mes.ts'
import { showPrazo } from '../calendario/prazo.ts'
import { ListView } from '../carregamento/ListView.tsx'
import { showValor } from '../dinheiro/showValor.ts'
import { Banner } from '../ui/feedback/Banner.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { useReturnToLine } from '../ui/useReturnToLine.ts'
import { EscolhaManutencoes } from './EscolhaManutencoes.tsx'
import { LiberacaoDialog } from './LiberacaoDialog.tsx'
import styles from './ManutencoesPage.module.css'
import { ManutencoesTable } from './ManutencoesTable.tsx'
import { mesQuery } from './manutencao.queries.ts'
import { type AbaMes, listaDaAba } from './manutencaoSearch.ts'

const vazias: Readonly<Record<AbaMes, readonly [titulo: string, texto: string]>> = {
  aLiberar: [
    'Nenhuma manutenção a liberar',
    'Todo tratamento ativo já tem a guia deste mês, ou não tem mais guias a usar.',
  ],
  liberadas: [
    'Nenhuma guia à espera',
    'As senhas que você liberar neste mês ficam aqui até a manutenção ser feita.',
  ],
  feitas: ['Nenhuma manutenção feita', 'Cada manutenção com data neste mês aparece aqui.'],
  perdidas: ['Nenhuma perdida', 'No mês anterior todo tratamento ativo teve a sua manutenção.'],
}

type Pagina = { mes: string; ultimoDia: string; quantas: number; valor: string }

/** What the month still owes, and what becomes of it at its end: the last day, near, with how many are left. */
function sayALiberar({ mes, ultimoDia, valor }: Pagina, isNoFim: boolean): readonly [string, string] {
  const ate = isNoFim ? `${showPrazo(ultimoDia, today())},` : showData(ultimoDia)
  return [
    `Em ${showMes(mes)} ainda sem guia: ${showValor(valor)}`,
    `O que não for feito até ${ate} se perde, sem usar um mês concedido.`,
  ]
}

/** The rows, and how many of them are in no count of what is to be released: each says why. */
function nameLinhas(impedidas: number): readonly [string, string] {
  if (impedidas === 0) return ['manutenção', 'manutenções']
  const ressalva = countOf(impedidas, 'não pode ser liberada hoje', 'não podem ser liberadas hoje')
  return [`manutenção (${ressalva})`, `manutenções (${ressalva})`]
}

const explicacoes: Readonly<Record<Exclude<AbaMes, 'aLiberar'>, (pagina: Pagina) => string>> = {
  liberadas: ({ ultimoDia, valor }) =>
    `Guias que vencem em ${showData(ultimoDia)}, ainda sem data: ${showValor(valor)}.`,
  feitas: ({ mes, valor }) => `Feitas em ${showMes(mes)}: ${showValor(valor)}.`,
  perdidas: ({ valor }) =>
    `O que o mês anterior deixou de render: ${showValor(valor)}. Não volta; o prazo do tratamento continua.`,
}

/** What the list is worth; in the last days of the month, a warning of what is about to be lost. */
function Explicacao({ aba, pagina }: { aba: AbaMes; pagina: Pagina }) {
  if (aba !== 'aLiberar') return <p className={styles.explicacao}>{explicacoes[aba](pagina)}</p>
  if (pagina.quantas === 0) {
    return <p className={styles.explicacao}>Nenhuma pode ser liberada hoje: cada linha diz por quê.</p>
  }
  const isNoFim = isNosUltimosDias(pagina.ultimoDia, today())
  const [falta, fim] = sayALiberar(pagina, isNoFim)
  return isNoFim ? (
    <Banner title={falta} tone="atencao">
      {fim}
    </Banner>
  ) : (
    <p className={styles.explicacao}>
      {falta}. {fim}
    </p>
  )
}

type MesListaProps = { aba: AbaMes; last: RefObject<number | undefined> }

/** A list of the month, with its money; those still without a guide are released from it. */
export function MesLista({ aba, last }: MesListaProps) {
  const query = useInfiniteQuery({ ...mesQuery(listaDaAba[aba]), placeholderData: keepPreviousData })
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  // As they were chosen: those that have been released are no longer rows.
  const [lote, setLote] = useState<readonly Manutencao[]>()
  const list = useRef<HTMLDivElement>(null)
  useReturnToLine(query.data !== undefined, last, list)
  const primeira = query.data?.pages[0]
  const [titulo, texto] = vazias[aba]
  const lidas = aba === 'aLiberar' ? (query.data?.pages.flatMap(({ manutencoes }) => manutencoes) ?? []) : []
  const impedidas = lidas.filter((linha) => describeFinda(linha, today())).length
  return (
    <div ref={list} tabIndex={-1}>
      <ListView
        empty={
          <EmptyState icon="checkCircle" title={titulo}>
            {texto}
          </EmptyState>
        }
        lines={8}
        loading="Carregando manutenções"
        noun={nameLinhas(impedidas)}
        query={query}
        rows={({ manutencoes }) => manutencoes}
        shape="row"
      >
        {(linhas) => {
          const liberaveis =
            aba === 'aLiberar' ? linhas.filter((linha) => !describeFinda(linha, today())) : []
          const daEscolha = new Set(liberaveis.map(({ numeroTratamento }) => String(numeroTratamento)))
          return (
            <>
              {primeira && <Explicacao aba={aba} pagina={{ ...primeira, ...primeira.contas[aba] }} />}
              <ManutencoesTable
                aba={aba}
                linhas={linhas}
                selection={{ keys, onChange: setKeys, mayChoose: (key) => daEscolha.has(key) }}
              />
              {liberaveis.length > 0 && (
                <EscolhaManutencoes keys={keys} linhas={liberaveis} onLiberar={setLote} />
              )}
            </>
          )
        }}
      </ListView>
      {lote && primeira && (
        <LiberacaoDialog
          codigoEspecialidade={primeira.codigoEspecialidade}
          linhas={lote}
          onClose={() => setLote(undefined)}
        />
      )}
    </div>
  )
}
