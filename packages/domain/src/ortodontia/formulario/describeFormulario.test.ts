import { expect, it } from 'vitest'
import type { TipoFormulario } from './campoFormulario.ts'
import { describeFormulario } from './describeFormulario.ts'
import { formularios, prorrogacaoCheia } from './formulario.fixture.ts'
import type { Formulario } from './formulario.tables.ts'

const listLinhas = (tipo: TipoFormulario, formulario: Formulario): string[] =>
  describeFormulario(tipo, formulario).flatMap(({ rotulo, campos }) => [
    `# ${rotulo}`,
    ...campos.map((campo) => `${campo.rotulo}: ${campo.valor}`),
  ])

it('says every answer of an extension in words, in the order of the form', () => {
  expect(listLinhas('prorrogacao', prorrogacaoCheia)).toEqual([
    '# Oclusão e exame clínico',
    'Dentição: Mista',
    'Classe de Angle: Classe II, divisão 1',
    'Relação de caninos, lado direito: Classe I',
    'Relação de caninos, lado esquerdo: Não avaliável',
    'Linha mediana da maxila, lado do desvio: Direita',
    'Linha mediana da maxila, desvio: 3 mm',
    'Linha mediana da mandíbula, lado do desvio: Esquerda',
    'Linha mediana da mandíbula, desvio: 10 mm',
    'Sobremordida: Aberta',
    'Sobremordida, medida: 0 mm',
    'Sobremordida, descrição: Anterior, de canino a canino',
    'Sobressaliência: 4 mm',
    'ATM: Estalido',
    'ATM, descrição: Estalido à abertura, lado direito',
    'Mordida cruzada: Nenhuma',
    '# Dentes',
    'Dentes ausentes: 46',
    'Dentes retidos: 13',
    'Dentes supranumerários: 19',
    'Agenesias: 35',
    'Dentes com perda óssea: 31, 41',
    'Dentes com reabsorção radicular: 21',
    'Extrações indicadas: 14, 74, 19',
    '# Tratamento',
    'Fase do tratamento: Alinhamento e nivelamento',
    'Tempo de tratamento: 12 meses',
    'Queixa do paciente: Dentes tortos',
    'Objetivo detalhado do tratamento: Alinhar e nivelar os arcos',
    '# Prorrogação',
    'Tratamento: Compensatório',
    'O que ficou compensado sem correção: Classe II esquelética',
    'Prognóstico: Favorável',
    'Cirurgia ortognática: Pré-cirúrgico',
    'Data da cirurgia: 10/03/2027',
  ])
})

it('says what was left out where that is an answer, and nothing of what was not asked', () => {
  const linhas = listLinhas('prorrogacao', formularios.prorrogacao)
  expect(
    linhas.filter((linha) => /^(Linha|Sobremordida|ATM|Dentes|Cirurgia|Data|O que)/.test(linha)),
  ).toEqual([
    'Linha mediana da maxila, lado do desvio: Sem desvio',
    'Linha mediana da mandíbula, lado do desvio: Sem desvio',
    'Sobremordida: Normal',
    'ATM: Normal',
    'Dentes ausentes: Nenhum',
    'Dentes retidos: Nenhum',
    'Dentes supranumerários: Nenhum',
    'Dentes com perda óssea: Nenhum',
    'Dentes com reabsorção radicular: Nenhum',
    'Cirurgia ortognática: Não',
  ])
})

it.each<[TipoFormulario, Formulario, string]>([
  ['inicial', { sobremordidaTipo: 2, sobremordidaComprimento: 1 }, 'Sobremordida, medida: −6 mm'],
  ['inicial', { sobremordidaTipo: 3, sobremordidaComprimento: 1 }, 'Sobremordida, medida: 3 mm'],
  ['inicial', { tempoTratamento: 1 }, 'Tempo de tratamento: 1 mês'],
  ['manutencao', { quantidadeFaltas: 0 }, 'Faltas desde a última manutenção: 0 faltas'],
  ['manutencao', { quantidadeFaltas: 1 }, 'Faltas desde a última manutenção: 1 falta'],
  ['manutencao', { faseTratamento: 99 }, 'Fase do tratamento: 99'],
])('%s %j', (tipo, formulario, linha) => {
  expect(listLinhas(tipo, formulario)).toContain(linha)
})

it('begins a maintenance with its phase', () => {
  expect(listLinhas('manutencao', formularios.manutencao)).toEqual([
    '# Tratamento',
    'Fase do tratamento: Alinhamento e nivelamento',
    '# Manutenção',
    'Cooperação do paciente: Boa',
    'Faltas desde a última manutenção: 0 faltas',
    'Aparelho: Fixo',
    'O que foi feito: Troca de arco superior',
  ])
})
