import type { CampoFormulario, ValorCampo } from './campoFormulario.ts'
import { desviosLinhaMediana, sobremordidasAbertas, sobremordidasFechadas } from './medidaOrto.tables.ts'
import {
  aparelhos,
  cirurgiasOrtognaticas,
  classesAngle,
  cooperacoes,
  denticoesOrto,
  fasesTratamento,
  ladosLinhaMediana,
  mordidasCruzadas,
  prognosticos,
  relacoesCanino,
  tiposAtm,
  tiposSobremordida,
  tratamentosProrrogacao,
} from './opcaoFormulario.tables.ts'

const oclusao = { grupo: 'oclusao', formularios: ['inicial', 'prorrogacao'] } as const
const dentes = {
  grupo: 'dentes',
  formularios: ['inicial', 'prorrogacao'],
  tipo: 'dentes',
  ausente: 'Nenhum',
} as const
const tratamento = { grupo: 'tratamento', formularios: ['inicial', 'prorrogacao'] } as const
const prorrogacao = { grupo: 'prorrogacao', formularios: ['prorrogacao'] } as const
const manutencao = { grupo: 'manutencao', formularios: ['manutencao'] } as const

const ABERTA = 2
const FECHADA = 3
const ATM_ALTERADA = [2, 3, 4, 5]
const COMPENSATORIO = 4
const CIRURGICO = 5

/**
 * Every field of the orthodontic forms (Spec §3), in the order in which they are asked and printed. What the specification
 * writes as a field with parts has a name for each part, as its own `sobressalienciaComprimento` has.
 */
export const camposFormulario = {
  denticao: {
    ...oclusao,
    rotulo: 'Dentição',
    tipo: 'lista',
    opcoes: denticoesOrto,
    falta: 'Escolha a dentição.',
  },
  classAngle: {
    ...oclusao,
    rotulo: 'Classe de Angle',
    tipo: 'lista',
    opcoes: classesAngle,
    falta: 'Escolha a classe de Angle.',
  },
  relacaoCaninoDir: {
    ...oclusao,
    rotulo: 'Relação de caninos, lado direito',
    tipo: 'lista',
    opcoes: relacoesCanino,
    falta: 'Escolha a relação de caninos do lado direito.',
  },
  relacaoCaninoEsq: {
    ...oclusao,
    rotulo: 'Relação de caninos, lado esquerdo',
    tipo: 'lista',
    opcoes: relacoesCanino,
    falta: 'Escolha a relação de caninos do lado esquerdo.',
  },
  lnMedianaMaxilaLado: {
    ...oclusao,
    rotulo: 'Linha mediana da maxila, lado do desvio',
    tipo: 'lista',
    opcoes: ladosLinhaMediana,
    ausente: 'Sem desvio',
  },
  lnMedianaMaxilaMedida: {
    ...oclusao,
    rotulo: 'Linha mediana da maxila, desvio',
    tipo: 'medida',
    medidas: desviosLinhaMediana,
    falta: 'Escolha de quanto é o desvio da linha mediana da maxila.',
    depende: {
      campo: 'lnMedianaMaxilaLado',
      mensagem: 'Escolha o lado para o qual a linha mediana da maxila se desvia.',
    },
  },
  lnMedianaMandibulaLado: {
    ...oclusao,
    rotulo: 'Linha mediana da mandíbula, lado do desvio',
    tipo: 'lista',
    opcoes: ladosLinhaMediana,
    ausente: 'Sem desvio',
  },
  lnMedianaMandibulaMedida: {
    ...oclusao,
    rotulo: 'Linha mediana da mandíbula, desvio',
    tipo: 'medida',
    medidas: desviosLinhaMediana,
    falta: 'Escolha de quanto é o desvio da linha mediana da mandíbula.',
    depende: {
      campo: 'lnMedianaMandibulaLado',
      mensagem: 'Escolha o lado para o qual a linha mediana da mandíbula se desvia.',
    },
  },
  sobremordidaTipo: {
    ...oclusao,
    rotulo: 'Sobremordida',
    tipo: 'lista',
    opcoes: tiposSobremordida,
    falta: 'Escolha o tipo de sobremordida.',
  },
  sobremordidaComprimento: {
    ...oclusao,
    rotulo: 'Sobremordida, medida',
    tipo: 'medida',
    medidas: { [ABERTA]: sobremordidasAbertas, [FECHADA]: sobremordidasFechadas },
    falta: 'Escolha a medida da sobremordida.',
    depende: {
      campo: 'sobremordidaTipo',
      valores: [ABERTA, FECHADA],
      mensagem: 'Só a sobremordida aberta ou fechada tem medida.',
    },
  },
  sobremordidaDescricao: {
    ...oclusao,
    rotulo: 'Sobremordida, descrição',
    tipo: 'texto',
    depende: {
      campo: 'sobremordidaTipo',
      valores: [ABERTA, FECHADA],
      mensagem: 'Só a sobremordida aberta ou fechada tem descrição.',
    },
  },
  sobressalienciaComprimento: {
    ...oclusao,
    rotulo: 'Sobressaliência',
    tipo: 'inteiro',
    unidade: 'mm',
    minimo: 0,
    maximo: 20,
    falta: 'Informe a sobressaliência.',
  },
  atmTipo: {
    ...oclusao,
    rotulo: 'ATM',
    tipo: 'lista',
    opcoes: tiposAtm,
    falta: 'Escolha a situação da ATM.',
  },
  atmDescricao: {
    ...oclusao,
    rotulo: 'ATM, descrição',
    tipo: 'texto',
    falta: 'Descreva o que há na ATM.',
    depende: {
      campo: 'atmTipo',
      valores: ATM_ALTERADA,
      mensagem: 'A ATM normal não tem descrição.',
    },
  },
  mordidaCruzada: {
    ...oclusao,
    rotulo: 'Mordida cruzada',
    tipo: 'lista',
    opcoes: mordidasCruzadas,
    falta: 'Escolha a mordida cruzada, ou nenhuma.',
  },
  dentesAusentes: { ...dentes, rotulo: 'Dentes ausentes', conjunto: 'daDenticao' },
  dentesRetidos: { ...dentes, rotulo: 'Dentes retidos', conjunto: 'comGermes' },
  dentesSupranumerarios: { ...dentes, rotulo: 'Dentes supranumerários', conjunto: 'supranumerarios' },
  dentesAgenesia: { ...dentes, rotulo: 'Agenesias', conjunto: 'comGermes' },
  dentesPerdaOssea: { ...dentes, rotulo: 'Dentes com perda óssea', conjunto: 'daDenticao' },
  dentesReabsorcao: { ...dentes, rotulo: 'Dentes com reabsorção radicular', conjunto: 'daDenticao' },
  dentesExtracao: { ...dentes, rotulo: 'Extrações indicadas', conjunto: 'extraiveis' },
  faseTratamento: {
    grupo: 'tratamento',
    formularios: ['inicial', 'manutencao', 'prorrogacao'],
    rotulo: 'Fase do tratamento',
    tipo: 'lista',
    opcoes: fasesTratamento,
    falta: 'Escolha a fase do tratamento.',
  },
  tempoTratamento: {
    ...tratamento,
    rotulo: 'Tempo de tratamento',
    tipo: 'inteiro',
    unidade: 'meses',
    minimo: 1,
    /** Ours: what is expected of a whole treatment. An extension grants no more than 24 (Operadora §2). */
    maximo: 36,
    maximoProrrogacao: 24,
    falta: 'Informe o tempo de tratamento.',
  },
  queixaPaciente: {
    ...tratamento,
    rotulo: 'Queixa do paciente',
    tipo: 'texto',
    falta: 'Descreva a queixa do paciente.',
  },
  objetivoDetalhado: {
    ...tratamento,
    rotulo: 'Objetivo detalhado do tratamento',
    tipo: 'texto',
    falta: 'Descreva o objetivo do tratamento.',
  },
  codigoTratamento: {
    ...prorrogacao,
    rotulo: 'Tratamento',
    tipo: 'lista',
    opcoes: tratamentosProrrogacao,
    falta: 'Escolha o tratamento da prorrogação.',
  },
  naoCorrigidoCompensatorio: {
    ...prorrogacao,
    rotulo: 'O que ficou compensado sem correção',
    tipo: 'texto',
    falta: 'Descreva o que ficou compensado sem correção.',
    depende: {
      campo: 'codigoTratamento',
      valores: [COMPENSATORIO],
      mensagem: 'Só o tratamento compensatório diz o que ficou sem correção.',
    },
  },
  codigoPrognostico: {
    ...prorrogacao,
    rotulo: 'Prognóstico',
    tipo: 'lista',
    opcoes: prognosticos,
    falta: 'Escolha o prognóstico.',
  },
  cirurgiaOrtognatica: {
    ...prorrogacao,
    rotulo: 'Cirurgia ortognática',
    tipo: 'lista',
    opcoes: cirurgiasOrtognaticas,
    ausente: 'Não',
    exigidoCom: {
      campo: 'codigoTratamento',
      valor: CIRURGICO,
      mensagem: 'O tratamento cirúrgico é pré-cirúrgico ou pós-cirúrgico: escolha um.',
    },
  },
  dataCirurgia: {
    ...prorrogacao,
    rotulo: 'Data da cirurgia',
    tipo: 'data',
    falta: 'Informe a data da cirurgia.',
    depende: {
      campo: 'cirurgiaOrtognatica',
      mensagem: 'Escolha se o tratamento é pré-cirúrgico ou pós-cirúrgico.',
    },
  },
  cooperacaoPaciente: {
    ...manutencao,
    rotulo: 'Cooperação do paciente',
    tipo: 'lista',
    opcoes: cooperacoes,
    falta: 'Escolha a cooperação do paciente.',
  },
  quantidadeFaltas: {
    ...manutencao,
    rotulo: 'Faltas desde a última manutenção',
    tipo: 'inteiro',
    unidade: 'faltas',
    minimo: 0,
    maximo: 31,
    falta: 'Informe as faltas; nenhuma é 0.',
  },
  codigoAparelho: {
    ...manutencao,
    rotulo: 'Aparelho',
    tipo: 'lista',
    opcoes: aparelhos,
    falta: 'Escolha o aparelho.',
  },
  descricaoRealizado: {
    ...manutencao,
    rotulo: 'O que foi feito',
    tipo: 'texto',
    falta: 'Descreva o que foi feito.',
  },
} as const satisfies Record<string, CampoFormulario>

type Campos = typeof camposFormulario
export type NomeCampo = keyof Campos

/** A form as it travels and is kept; while it is being filled, any field may be missing. */
export type Formulario = { readonly [N in NomeCampo]?: ValorCampo<Campos[N]['tipo']> }

/** The fields of a form with their names, in its order. */
export const listCampos = (
  tipo: CampoFormulario['formularios'][number],
): readonly (readonly [NomeCampo, CampoFormulario])[] =>
  (Object.entries(camposFormulario) as [NomeCampo, CampoFormulario][]).filter(([, { formularios }]) =>
    formularios.includes(tipo),
  )
