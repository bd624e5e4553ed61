import type { CausaGlosa, Indicador, LinhaIndicador } from '@portal/contract/indicador.ts'
import {
  type Indicador as Formula,
  findIndicador,
  type QuaisLinhas,
} from '@portal/domain/indicador/indicador.tables.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showData } from '../calendario/format.ts'
import { showMes } from '../calendario/mes.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { GraficoMeses } from '../grafico/GraficoMeses.tsx'
import { GuiaLink } from '../menu/GuiaLink.tsx'
import { LinhasDialog } from '../producao/LinhasDialog.tsx'
import type { TableColumn } from '../ui/data/tableColumn.ts'
import { ChipGroup } from '../ui/field/ChipGroup.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { linhasQuery } from './indicador.queries.ts'
import { describeLinha, describePartes, nomeConta, showCurto, showValorIndicador } from './indicadorWords.ts'

const listColumns = (formula: Formula): TableColumn<LinhaIndicador>[] => [
  {
    id: 'guia',
    header: 'Guia',
    isRowHeader: true,
    cell: ({ numeroFicha }) => <GuiaLink numeroFicha={numeroFicha} />,
  },
  { id: 'dia', header: formula.quando, cell: ({ dia }) => showData(dia) },
  { id: 'paciente', header: 'Paciente', cell: ({ nomeAssociado }) => nomeAssociado },
  ...(formula.linha === 'evento'
    ? [
        {
          id: 'evento',
          header: 'Evento',
          cell: ({ codigoLocalizacao, descricao, codigoGlosa }: LinhaIndicador) =>
            [codigoLocalizacao, descricao, codigoGlosa && `glosa ${codigoGlosa}`].filter(Boolean).join(' · '),
        },
      ]
    : []),
  {
    id: 'valor',
    header: nomeConta(formula),
    align: 'end',
    cell: (linha) => describeLinha(formula.codigo, linha),
  },
]

type IndicadorDialogProps = {
  indicador: Indicador
  /** Of one denial alone. */
  causa: CausaGlosa | undefined
  onClose: () => void
}

/** A figure month by month, and the rows of which it was made, those that count for it first; or those of one denial. */
export function IndicadorDialog({ indicador: figura, causa, onClose }: IndicadorDialogProps) {
  const formula = findIndicador(figura.indicador)
  const { codigo, rotulo, filtros, melhor } = formula
  // What is worth a look: the denied of the denied, the incomplete of the complete.
  const [quais, setQuais] = useState<QuaisLinhas | undefined>(
    filtros && (melhor === 'menor' ? 'contam' : 'demais'),
  )
  const [mes, setMes] = useState<string>()
  const lista = useInfiniteQuery({
    ...linhasQuery({
      indicador: codigo,
      ...(mes && { mes }),
      ...(quais && { quais }),
      ...(causa && { codigoGlosa: causa.codigoGlosa }),
    }),
    placeholderData: keepPreviousData,
  })
  const chips = [
    ...(filtros
      ? [
          { id: 'contam', label: filtros[0] },
          { id: 'demais', label: filtros[1] },
        ]
      : []),
    ...(mes ? [{ id: 'mes', label: showMes(mes) }] : []),
  ]
  return (
    <LinhasDialog
      columns={listColumns(formula)}
      lista={lista}
      noun={formula.linha === 'evento' ? ['evento', 'eventos'] : ['guia', 'guias']}
      onClose={onClose}
      rowKey={(_linha, at) => String(at)}
      title={causa ? `${rotulo}: glosa ${causa.codigoGlosa}` : rotulo}
    >
      {causa ? (
        <Causa causa={causa} />
      ) : (
        <Stack gap={4}>
          <p>{formula.formula}</p>
          <p>
            <strong>{showValorIndicador(codigo, figura.valor)}</strong>
            {figura.valor !== null && `: ${describePartes(codigo, figura)}.`}
          </p>
          <GraficoMeses
            coluna="Valor"
            describe={({ nulo, valor }) => showValorIndicador(codigo, nulo ? null : valor)}
            onOpen={(ponto) => setMes(ponto.mes)}
            pontos={figura.meses.map((ponto) => ({
              mes: ponto.mes,
              valor: ponto.valor ?? 0,
              nulo: ponto.valor === null,
            }))}
            showCurto={(valor, { nulo }) => (nulo ? '–' : showCurto(valor))}
            titulo={rotulo}
          />
          {chips.length > 0 && (
            <ChipGroup
              chips={chips}
              chosen={[...(quais ? [quais] : []), ...(mes ? ['mes'] : [])]}
              label="Quais linhas"
              onToggle={(id) => {
                if (id === 'mes') setMes(undefined)
                else setQuais(id === quais ? undefined : id === 'contam' ? 'contam' : 'demais')
              }}
            />
          )}
        </Stack>
      )}
    </LinhasDialog>
  )
}

/** What one denial cost in the twelve months: the figure over the rows is theirs. */
const Causa = ({ causa: { texto, negado, aindaNegado, habito } }: { causa: CausaGlosa }) => (
  <Stack gap={3}>
    <p>{texto}.</p>
    <p>
      <strong>{showValor(negado)}</strong> negados em doze meses; depois dos recursos,{' '}
      {showValor(aindaNegado)} ainda negados.
    </p>
    {habito && <p>Hábito: {habito}</p>}
  </Stack>
)
