import {
  type CodigoPrincipal,
  type Demonstrativo,
  financeiro,
  type GuiaPaga,
  type Repasse,
} from '@portal/contract/financeiro.ts'
import { answer } from '../testing/calls.ts'
import type { Partly } from '../testing/sample.ts'

/** No two figures of a line are the same, so that one in another's column shows. */
const totais = (processado: string, glosa: string, franquia: string, liberado: string) => ({
  valorInformado: '999.00',
  valorProcessado: processado,
  valorGlosa: glosa,
  valorFranquia: franquia,
  valorLiberado: liberado,
})

const run = (dataFechamento: string, dataPagamento: string, situacao: Repasse['situacao']) => ({
  dataFechamento,
  dataPublicacao: dataPagamento.replace(/10$/, '01'),
  dataPagamento,
  situacao,
})
export const aberto = run('2026-12-20', '2027-01-10', 'aberto')
export const publicado = run('2026-11-20', '2026-12-10', 'publicado')
export const depositado = run('2026-10-20', '2026-11-10', 'depositado')

export const ANA = 1000041
export const BRUNO = 1000042

export const guiaGlosada = {
  numeroFicha: 700001,
  numeroLote: '20261013',
  protocolo: 'P00000000071',
  nomeAssociado: 'Helena Prado',
  repasse: depositado,
  totais: totais('480.00', '130.00', '20.00', '330.00'),
  recursoGlosa: { situacao: 'RECORRER', cabe: true, prazoRecurso: '2026-12-01' },
  eventos: [
    {
      numeroSequencialInclusao: 1,
      codigoEvento: '85200158',
      descricao: 'Tratamento endodôntico unirradicular',
      codigoLocalizacao: '11',
      dataRealizacao: '2026-10-05',
      ...totais('130.00', '130.00', '0.00', '0.00'),
      tipoGlosa: 'G',
      glosa: [
        {
          codigoGlosa: '3067',
          texto: 'Radiografia final não enviada',
          detalhe: 'Falta a do dente 11',
          ajudaEvento: {
            codigoGlosa: '3067',
            texto: 'Radiografia final não enviada',
            quandoOcorre: 'A final não veio.',
            comoEvitar: 'Envie a final.',
            comoRecorrer: 'Anexe a final.',
          },
        },
      ],
    },
    {
      numeroSequencialInclusao: 2,
      codigoEvento: '85100200',
      descricao: 'Restauração em resina',
      codigoLocalizacao: '26',
      codigoFace: 'MO',
      dataRealizacao: '2026-10-06',
      recurso: true,
      ...totais('350.00', '0.00', '20.00', '330.00'),
      tipoGlosa: 'R',
    },
  ],
} as const satisfies Partly<GuiaPaga>

export const guiaPaga = {
  numeroFicha: 700002,
  protocolo: 'P00000000072',
  nomeAssociado: 'Iara Nunes',
  repasse: publicado,
  totais: totais('120.00', '0.00', '10.00', '110.00'),
  eventos: [
    {
      numeroSequencialInclusao: 1,
      codigoEvento: '84000198',
      descricao: 'Profilaxia',
      ...totais('120.00', '0.00', '10.00', '110.00'),
    },
  ],
} as const satisfies Partly<GuiaPaga>

const dentistaAna = {
  codigoDentista: ANA,
  nomeDentista: 'Ana Prado',
  guias: 2,
  guiasComGlosa: 1,
  totais: totais('600.00', '130.00', '30.00', '440.00'),
}
const dentistaBruno = {
  codigoDentista: BRUNO,
  nomeDentista: 'Bruno Reis',
  guias: 1,
  guiasComGlosa: 1,
  totais: totais('200.00', '45.00', '15.00', '140.00'),
}
const semNome = {
  codigoDentista: 0,
  nomeDentista: null,
  guias: 3,
  totais: totais('90.00', '0.00', '0.00', '90.00'),
}

/** A clinic with a unit of two dentists, and guides that name nobody. */
export const clinica = {
  totais: { ...totais('890.00', '175.00', '45.00', '670.00'), valorInformado: '1234.50' },
  descontos: [
    { tipo: '01', rotulo: 'IRRF', credito: false, base: '670.00', pontosBase: 150, valor: '10.05' },
    {
      tipo: '08',
      rotulo: 'Ajuste',
      credito: true,
      base: null,
      pontosBase: null,
      valor: '3.00',
      descricao: 'Pago a menos em outubro',
    },
  ],
  valorLiquido: '662.95',
  unidades: [
    {
      unidade: 'Unidade Centro',
      totais: totais('800.00', '175.00', '45.00', '580.00'),
      dentistas: [dentistaAna, dentistaBruno],
    },
    { unidade: null, totais: semNome.totais, dentistas: [semNome] },
  ],
} satisfies Partly<Demonstrativo>

/** Somebody who sees one dentist's lines only. */
export const umDentista = {
  totais: dentistaAna.totais,
  unidades: [{ unidade: null, totais: dentistaAna.totais, dentistas: [dentistaAna] }],
  guias: [guiaGlosada, guiaPaga],
} satisfies Partly<Demonstrativo>

const corpo = {
  ana: { codigoDentista: ANA, nomeDentista: 'Ana Prado', credenciado: true },
  bruno: { codigoDentista: BRUNO, nomeDentista: 'Bruno Reis', credenciado: true },
  caio: { codigoDentista: 1000047, nomeDentista: 'Caio Dias', credenciado: false },
}

export const principal = {
  codigoPrincipal: 100004,
  opcoes: [
    { codigo: 1, rotulo: 'Só o que é meu', dentistas: [ANA] },
    { codigo: 2, rotulo: 'A minha unidade', dentistas: [ANA, BRUNO] },
    { codigo: 3, rotulo: 'Toda a clínica', dentistas: null },
  ],
  unidades: [
    { unidade: 'Unidade Centro', dentistas: [corpo.ana, corpo.bruno] },
    { unidade: 'Unidade Jardins', dentistas: [corpo.caio] },
  ],
  repasses: [aberto, publicado, depositado],
  naoDepositado: '670.00',
} satisfies Partly<CodigoPrincipal>

/** The sharing options of a login that sees itself alone, its unit, or everything. */
export const acessos = principal.opcoes.map(({ rotulo, dentistas }, at) => ({
  rotulo,
  opcoes: principal.opcoes.slice(0, at + 1),
  /** How often a page says that what it shows is a part. */
  avisos: dentistas === null ? 0 : 1,
}))

/** The statement of the clinic, and of a dentist of it the guides. */
export function answerDemonstrativo(): void {
  answer(financeiro.getCodigoPrincipal, principal)
  answer(financeiro.searchPeriodo, ({ query }) => {
    const vista = query.codDentistasSelecionados === String(ANA) ? umDentista : clinica
    return { ...vista, repasse: publicado, ...(query.soGlosa && { guias: [guiaGlosada] }) }
  })
}
