import type { CodigoGlosa } from '../glosa/glosa.tables.ts'
import type { TipoDado } from './dadoRecurso.ts'
import type { TipoAnexo } from './recurso.tables.ts'

/** What may be new since a denial. A `justificativa` is a clinical reason in the appeal's own text, all else is shown. */
export type TipoNovidade = TipoAnexo | TipoDado | 'justificativa'

/** A place for something new. The label goes on in a sentence too: no acronym begins one. */
export type Novidade = {
  readonly tipo: TipoNovidade
  readonly rotulo: string
  readonly obrigatoria: boolean
}

const ask = (tipo: TipoNovidade, rotulo: string): Novidade => ({ tipo, rotulo, obrigatoria: true })
const take = (tipo: TipoNovidade, rotulo: string): Novidade => ({ tipo, rotulo, obrigatoria: false })

const MOTIVO = ask('justificativa', 'Motivo clínico, nas suas palavras')
const DESCRICAO = take('justificativa', 'Descrição técnica do que a imagem mostra')
const INICIAL = ask('imagemInicial', 'Imagem inicial')
const FINAL = ask('imagemFinal', 'Imagem final')
const IMAGEM_SE_HOUVER = take('imagemInicial', 'Imagem que mostra o motivo')
const DATA = ask('data', 'Data de realização correta')

/** For a code of which nothing else is known. */
export const NOVIDADES_PADRAO: readonly Novidade[] = [MOTIVO]

/**
 * What each denial asks for, in the words of its `comoRecorrer` (Spec §3.2). A denial about papers or values asks for a
 * document, never for a clinical reason, which it could not be answered by.
 */
export const NOVIDADES: readonly (readonly [readonly CodigoGlosa[], readonly Novidade[]])[] = [
  [['3081', '3059'], [INICIAL]],
  [['3067', '3047', '3058', '3264'], [FINAL]],
  [['3080'], [INICIAL, FINAL]],
  [['3085'], [ask('imagemInicial', 'Radiografia do procedimento solicitado')]],
  [['3113'], [ask('imagemInicial', 'Radiografia periapical da região')]],
  [['3114'], [ask('imagemInicial', 'Radiografia interproximal da região')]],
  [['3115'], [ask('imagemInicial', 'Radiografia oclusal da região')]],
  [['3172'], [ask('imagemFinal', 'Radiografia periapical do tratamento concluído')]],
  [['3031', '3128'], [ask('imagemInicial', 'Radiografia nítida, dentro dos padrões técnicos')]],
  [['3245'], [ask('imagemInicial', 'Radiografia inteira, em que se reconheça o dente')]],
  [['3231'], [ask('imagemInicial', 'Radiografias que faltam da documentação')]],
  [
    ['3244', '3246'],
    [ask('imagemInicial', 'Imagem que mostra a indicação'), DESCRICAO],
  ],
  [['3261'], [ask('imagemInicial', 'Fotografia do que foi solicitado')]],
  [['3064'], [ask('imagemInicial', 'Radiografia periapical que mostra o tratamento endodôntico')]],
  [
    ['3066', '3101', '3284'],
    [ask('imagemInicial', 'Imagem atual que mostra o dente'), DESCRICAO],
  ],
  [
    ['3003', '3288'],
    [INICIAL, MOTIVO],
  ],
  [['3027'], [ask('imagemInicial', 'Radiografia que mostra os canais'), DESCRICAO]],
  // What the auditor saw before the treatment, and what he saw of its result (group "achado").
  [
    ['3042', '3043', '3044', '3045', '3055', '3069', '3079', '3124', '3125', '3129', '3130', '3138', '3296'],
    [ask('imagemInicial', 'Nova imagem da situação inicial'), DESCRICAO],
  ],
  [
    ['3301', '3302'],
    [ask('imagemInicial', 'Nova imagem da situação inicial'), DESCRICAO],
  ],
  [
    ['3020', '3030', '3054', '3056', '3068', '3071', '3072', '3073', '3074', '3075', '3076', '3077', '3078'],
    [ask('imagemFinal', 'Nova imagem do resultado'), DESCRICAO],
  ],
  [
    ['3082', '3294', '3297', '3299'],
    [ask('imagemFinal', 'Nova imagem do resultado'), DESCRICAO],
  ],
  [['3038'], [INICIAL, FINAL, DESCRICAO]],

  [['3012', '3015', '3062'], [ask('laudo', 'Laudo ou relatório técnico')]],

  [
    ['3013', '3016', '3034', '3086', '3309'],
    [MOTIVO, IMAGEM_SE_HOUVER],
  ],
  [['3014'], [MOTIVO, take('documento', 'Ficha clínica do dia do atendimento')]],
  [
    ['3007', '3008'],
    [MOTIVO, take('imagemInicial', 'Imagem que separa os dois atos')],
  ],

  [['3021', '3307'], [ask('dente', 'Dente, arcada ou região corretos')]],
  [['3022', '3024', '3025', '3065'], [ask('dente', 'Dente correto')]],
  [['3057'], [ask('dente', 'Dentes do segmento')]],
  [['3023'], [ask('dente', 'Faces corretas do dente')]],

  [['1323', '3091', '3161', '3226'], [DATA]],
  [['3053'], [ask('data', 'Data de cada fase do tratamento')]],

  [['1008', '1010', '1319'], [ask('documento', 'Guia assinada pelo paciente ou responsável')]],
  [['3118'], [ask('documento', 'Termo de consentimento assinado')]],
  [['3119'], [ask('documento', 'Termo de responsabilidade profissional assinado')]],
  [['3120', '3290', '1411'], [ask('documento', 'Pedido assinado do profissional solicitante')]],
  [['3041'], [ask('documento', 'Documentação de ortodontia')]],
  [['3131', '3132', '3060'], [ask('documento', 'Plano de tratamento')]],
  [['3052'], [ask('documento', 'Documentos que faltam ou corrigidos')]],
  [['3263'], [ask('documento', 'Etiquetas do implante instalado')]],
  [['3102'], [ask('documento', 'Imagem ou relatório do evento anterior')]],
  [
    ['3011'],
    [ask('documento', 'Ficha clínica com o registro da execução'), take('imagemFinal', 'Imagem final')],
  ],
  [['3096'], [ask('documento', 'Ficha do atendimento, datada e assinada pelo paciente')]],
  [['1305', '1702', '1741'], [ask('documento', 'Fichas que mostram atendimentos diferentes, com as datas')]],
  [['1402', '1403', '1406', '3002'], [ask('documento', 'Comprovante da autorização, com o número da senha')]],
  [['1419', '3123'], [ask('documento', 'Comprovante do cancelamento do outro atendimento')]],
  [['1214', '1217', '1429', '3028'], [ask('documento', 'Registro da especialidade no CRO')]],
  [['3278', '3279'], [ask('documento', 'Comprovante do cadastro ativo na data')]],
  [['1705', '1706', '1721', '3005'], [ask('documento', 'Cláusula ou tabela que sustenta o valor')]],
]
