/** One exam as it is asked for; each place is a region with the tooth that is looked at in it. */
export type ExameCena = {
  readonly codigo: string
  readonly locais?: readonly (readonly [codigoLocal: string, dente: string])[]
  readonly justificativa?: string
}

/** How far a unit has come with what it captured; `pagamento` is as far as time lets it. */
export type Ponto = 'captura' | 'abertura' | 'envio' | 'feito' | 'imagem' | 'pagamento'

/** A request and what becomes of it. What its days do not tell: nobody captured it, and it expires in its time. */
export type Cena = {
  readonly credenciado: number
  /** How many days ago it was asked for. */
  readonly dias: number
  readonly hipotese: string
  readonly exames: readonly ExameCena[]
  /** The same name is the same patient: whose exams are asked for again. */
  readonly paciente?: string
  /**
   * Who is being treated, who has a guide that waits for the image of a tooth, or whose orthodontic treatment began in the
   * weeks after; without it, anybody attended.
   */
  readonly escolha?: 'emTratamento' | 'semDocumento' | 'antesDoTratamento'
  /** So many days later the operator decided, where a person has to; without it, it has not yet. */
  readonly decidida?: number
  readonly cancelada?: number
  readonly captura?: { readonly unidade: number; readonly apos: number; readonly ate: Ponto }
  /** What the requester did with what came. */
  readonly destino?: 'guia' | 'guiaInicial' | 'ciente'
}

const PANORAMICA: ExameCena = { codigo: '81000405' }
const TELERRADIOGRAFIA: ExameCena = { codigo: '81000472' }
const MAO_E_PUNHO: ExameCena = { codigo: '81000367' }
const INTERPROXIMAIS: ExameCena = {
  codigo: '81000375',
  locais: [
    ['RMD', '16'],
    ['RME', '26'],
  ],
}
const PERIAPICAIS: ExameCena = {
  codigo: '81000421',
  locais: [
    ['RMSD', '16'],
    ['RMIE', '36'],
  ],
}
const KIT_BASICO: ExameCena = { codigo: '98958569' }
const KIT_COMPLETO: ExameCena = { codigo: '98958577' }
const KIT_ESPECIAL: ExameCena = { codigo: '98958585' }

const periapical = (codigoLocal: string, dente: string, justificativa = ''): ExameCena => ({
  codigo: '81000421',
  locais: [[codigoLocal, dente]],
  justificativa,
})
const COM_MOTIVO = 'Dor à percussão e aumento da mobilidade desde a semana passada.'
const SEM_MOTIVO = 'O paciente pediu para repetir antes da viagem marcada.'

const por = (unidade: number, apos: number, ate: Ponto) => ({ captura: { unidade, apos, ate } })
const pedido = (
  credenciado: number,
  dias: number,
  hipotese: string,
  exames: readonly ExameCena[],
  resto: Omit<Cena, 'credenciado' | 'dias' | 'hipotese' | 'exames'> = {},
): Cena => ({ credenciado, dias, hipotese, exames, ...resto })

const SISO = 'Terceiros molares inclusos; avaliar a indicação de extração.'
const APICE = 'Lesão no ápice; avaliar o canal.'
const GERAL = 'Plano de tratamento: visão geral da boca.'
const ORTO = 'Planejamento do tratamento ortodôntico.'
const OSSO = 'Perda óssea entre os molares.'

/** Everything that a request may come to, for each provider as much as it has of patients (Operadora §3). */
export const CENAS: readonly Cena[] = [
  pedido(100001, 330, GERAL, [PANORAMICA], { ...por(100003, 3, 'pagamento'), destino: 'ciente' }),
  pedido(100001, 296, APICE, [periapical('RMIE', '36')], {
    ...por(100011, 2, 'pagamento'),
    destino: 'ciente',
  }),
  pedido(100001, 268, SISO, [PANORAMICA]),
  pedido(100001, 237, SISO, [PANORAMICA], { ...por(100003, 5, 'pagamento'), destino: 'ciente' }),
  pedido(100001, 204, ORTO, [TELERRADIOGRAFIA], { cancelada: 3 }),
  pedido(100001, 170, OSSO, [PERIAPICAIS], {
    ...por(100003, 4, 'pagamento'),
    destino: 'ciente',
  }),
  pedido(100001, 133, GERAL, [PANORAMICA, periapical('RIS', '11')], {
    ...por(100011, 6, 'pagamento'),
    destino: 'ciente',
  }),
  pedido(100001, 112, APICE, [periapical('RPSD', '15')]),
  pedido(100001, 84, SISO, [PANORAMICA]),
  pedido(100001, 62, APICE, [periapical('RMSD', '16')], {
    paciente: 'a',
    ...por(100003, 2, 'pagamento'),
    destino: 'ciente',
  }),
  pedido(100001, 43, APICE, [periapical('RMSD', '16', SEM_MOTIVO)], { paciente: 'a', decidida: 2 }),
  pedido(100001, 45, APICE, [periapical('RMID', '46')], {
    paciente: 'b',
    ...por(100003, 2, 'pagamento'),
    destino: 'ciente',
  }),
  pedido(100001, 25, APICE, [PANORAMICA, periapical('RMID', '46', SEM_MOTIVO)], {
    paciente: 'b',
    decidida: 2,
  }),
  pedido(100001, 36, APICE, [periapical('RPIE', '35')], { paciente: 'c', ...por(100011, 2, 'pagamento') }),
  pedido(100001, 17, APICE, [periapical('RPIE', '35', COM_MOTIVO)], { paciente: 'c', decidida: 3 }),
  pedido(100001, 22, APICE, [periapical('RIS', '21')], { paciente: 'd', ...por(100003, 1, 'pagamento') }),
  pedido(100001, 1, APICE, [periapical('RIS', '21', COM_MOTIVO)], { paciente: 'd' }),
  pedido(100001, 26, GERAL, [PANORAMICA], {
    escolha: 'emTratamento',
    ...por(100003, 2, 'imagem'),
    destino: 'guia',
  }),
  pedido(100001, 12, APICE, [], { escolha: 'semDocumento', ...por(100011, 2, 'imagem') }),
  pedido(100001, 10, GERAL, [PANORAMICA], por(100003, 2, 'imagem')),
  pedido(100001, 20, APICE, [periapical('RMSE', '26')], por(100003, 2, 'feito')),
  pedido(100001, 8, SISO, [PANORAMICA], por(100003, 2, 'envio')),
  pedido(100001, 6, OSSO, [INTERPROXIMAIS], por(100003, 3, 'abertura')),
  pedido(100001, 4, APICE, [periapical('RCSD', '13')], por(100003, 3, 'captura')),
  pedido(100001, 3, GERAL, [PANORAMICA]),
  pedido(100001, 2, ORTO, [TELERRADIOGRAFIA, MAO_E_PUNHO], { cancelada: 1 }),
  pedido(100001, 1, OSSO, [INTERPROXIMAIS]),

  pedido(100002, 285, ORTO, [KIT_COMPLETO], { ...por(100003, 3, 'pagamento'), destino: 'ciente' }),
  pedido(100002, 152, ORTO, [KIT_BASICO], {
    escolha: 'antesDoTratamento',
    ...por(100011, 4, 'pagamento'),
    destino: 'guiaInicial',
  }),
  pedido(100002, 104, ORTO, [TELERRADIOGRAFIA]),
  pedido(100002, 33, ORTO, [KIT_COMPLETO], por(100003, 3, 'imagem')),
  pedido(100002, 19, ORTO, [KIT_BASICO], { cancelada: 2 }),
  pedido(100002, 9, ORTO, [KIT_ESPECIAL], por(100003, 3, 'imagem')),
  pedido(100002, 5, ORTO, [PANORAMICA, TELERRADIOGRAFIA], por(100011, 3, 'envio')),
  pedido(100002, 2, ORTO, [KIT_COMPLETO]),

  pedido(100004, 250, SISO, [PANORAMICA], { ...por(100011, 3, 'pagamento'), destino: 'ciente' }),
  pedido(100004, 118, APICE, [periapical('RMIE', '36')]),
  pedido(100004, 48, APICE, [periapical('RMSE', '26')], {
    paciente: 'e',
    ...por(100003, 2, 'pagamento'),
    destino: 'ciente',
  }),
  pedido(100004, 29, APICE, [periapical('RMSE', '26', SEM_MOTIVO)], { paciente: 'e', decidida: 3 }),
  pedido(100004, 15, OSSO, [periapical('RMIE', '36')], {
    escolha: 'emTratamento',
    ...por(100003, 3, 'imagem'),
    destino: 'guia',
  }),
  pedido(100004, 7, GERAL, [PANORAMICA], { cancelada: 2 }),
  pedido(100004, 2, SISO, [PANORAMICA]),

  pedido(200001, 220, SISO, [PANORAMICA], { ...por(200002, 4, 'pagamento'), destino: 'ciente' }),
  pedido(200001, 125, APICE, [periapical('RIS', '11')]),
  pedido(200001, 40, APICE, [periapical('RMID', '46')], {
    paciente: 'f',
    ...por(200002, 2, 'pagamento'),
    destino: 'ciente',
  }),
  pedido(200001, 21, APICE, [periapical('RMID', '46', COM_MOTIVO)], { paciente: 'f', decidida: 2 }),
  pedido(200001, 13, GERAL, [PANORAMICA], por(200002, 3, 'imagem')),
  pedido(200001, 3, SISO, [PANORAMICA]),

  pedido(300001, 230, GERAL, [PANORAMICA]),
  pedido(300001, 60, APICE, [periapical('RMIE', '36')], { cancelada: 4 }),
  pedido(300001, 80, SISO, [PANORAMICA]),
  pedido(300001, 2, OSSO, [INTERPROXIMAIS]),
]
