import { formatDecimal } from '@portal/domain/dinheiro/dinheiro.ts'
import type { LinhaPaga, Soma } from '../financeiro/demonstrativo.store.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import type { Coluna } from './formulario.ts'
import { showData } from './showData.ts'

type Celula = Coluna & { value: (linha: LinhaPaga, tabela: TabelaRegras) => string }

const reais = (rotulo: string, campo: keyof Soma): Celula => ({
  rotulo,
  peso: 10,
  isNumero: true,
  value: (linha) => formatDecimal(linha[campo]),
})

/** In the order of the dental statement of TISS (Domínio §1.5). */
const celulas: readonly Celula[] = [
  { rotulo: 'Guia', peso: 10, value: ({ numeroFicha }) => String(numeroFicha) },
  { rotulo: 'Protocolo', peso: 13, value: ({ protocolo }) => protocolo },
  { rotulo: 'Recurso', peso: 8, value: ({ recurso }) => (recurso ? 'S' : 'N') },
  { rotulo: 'Executante', peso: 18, value: ({ nomeDentista }) => nomeDentista ?? '' },
  { rotulo: 'Beneficiário', peso: 19, value: ({ nomeAssociado }) => nomeAssociado },
  {
    rotulo: 'Evento',
    peso: 24,
    value: ({ codigoEvento }, tabela) =>
      `${codigoEvento} ${tabela.find(codigoEvento)?.descricao ?? ''}`.trim(),
  },
  { rotulo: 'Dente/Região', peso: 7, value: ({ codigoLocalizacao }) => codigoLocalizacao ?? '' },
  { rotulo: 'Realização', peso: 10, value: ({ dataRealizacao }) => showData(dataRealizacao) },
  reais('Informado', 'informadoCentavos'),
  reais('Processado', 'processadoCentavos'),
  reais('Glosa', 'glosaCentavos'),
  {
    rotulo: 'Cód. glosa',
    peso: 8,
    value: ({ glosas }) => glosas.map(({ codigoGlosa }) => codigoGlosa).join(', '),
  },
  reais('Franquia', 'franquiaCentavos'),
  reais('Liberado', 'liberadoCentavos'),
]

export const colunas: readonly Coluna[] = celulas

export const toItens = (linhas: readonly LinhaPaga[], tabela: TabelaRegras): string[][] =>
  linhas.map((linha) => celulas.map(({ value }) => value(linha, tabela)))
