import { impressao } from '@portal/contract/impressao.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RESTAURACAO, releaseGuia, sendEventos } from '../testing/guia.fixture.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { expectNasMargens } from './impresso.fixture.ts'
import { type Letra, type PaginaLida, readPdf } from './readPdf.fixture.ts'

const SOBRENOMES = 'Albuquerque Vasconcelos de Montenegro e Figueiredo '
const LONGO = `Maria Wilhelmina Schwarzenbergerhausenstrasse ${SOBRENOMES.repeat(3)}Neta`
const LOCAL = 'Cooperativa Odontológica dos Servidores Municipais de Itaquaquecetuba e Pindamonhangaba Ltda'

let t: TestApp
let paginas: PaginaLida[]
/** All pages, without spaces: where a line broke is of no account. */
let escrito: string

/** A guide full to its limit, with the longest that anybody is called, in every field that holds a name. */
beforeAll(async () => {
  t = await createTestApp()
  const numeroFicha = await releaseGuia(t)
  await sendEventos(t, numeroFicha, [RESTAURACAO])
  await t.rows('update credenciado set nome = $1 where codigo = 100001', [`Clínica ${LONGO}`])
  await t.rows(
    `update associado set nome = $2, nome_civil = $2, empresa = $3
      where codigo = (select codigo_associado from guia where numero_ficha = $1)`,
    [numeroFicha, LONGO, LOCAL],
  )
  await t.rows(
    `update guia set status_ficha = 7, justificativa_tecnica = $2, assinada_em = now(), assinada_por = $3,
            assinatura_hash = repeat('a', 64)
      where numero_ficha = $1`,
    [numeroFicha, 'Fratura extensa. '.repeat(29), LONGO],
  )
  await t.rows(
    `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
            dente, faces, quantidade, valor_centavos, copart_centavos, autorizacao, data_realizacao, motivos)
     select numero_ficha, n, codigo_credenciado, codigo_associado, codigo_evento, dente, 'OMDVP', 99, 1234567890,
            1234567890, 3, '2026-11-20', $2
       from evento_guia, generate_series(2, 50) n where numero_ficha = $1 and sequencial_inclusao = 1`,
    [
      numeroFicha,
      JSON.stringify(
        ['3284', '1007', '3284'].map((codigoGlosa) => ({
          codigoGlosa,
          severidade: 'glosa',
          campo: 'dente',
          texto: `Texto da negativa ${codigoGlosa}`,
        })),
      ),
    ],
  )
  const { raw } = await t.call(impressao.printGuia, { query: { numeroFicha } }, { as: await t.as(100001) })
  paginas = await readPdf(raw)
  escrito = tight(paginas.map(({ texto }) => texto).join(''))
})
afterAll(() => t.close())

const tight = (texto: string): string => texto.replaceAll(/[^\p{L}\p{N}\p{P}\p{S}]+/gu, '')

it('takes several pages, each with its number and the head of its table', () => {
  expect(paginas.length).toBeGreaterThan(2)
  paginas.forEach(({ texto }, index) => {
    expect(texto).toContain(`página ${index + 1} de ${paginas.length}`)
    if (/ 85100200 /.test(texto)) expect(texto).toContain('Assinatura do beneficiário')
  })
})

it('keeps every letter between the margins', () => {
  for (const { letras } of paginas) expect(letras.length).toBeGreaterThan(50)
  expectNasMargens(paginas)
})

it('writes no letter over another', () => {
  for (const { letras } of paginas) expect(listSobrepostas(letras)).toEqual([])
})

it('cuts no name, no sum and no code', () => {
  for (const texto of [
    `Nome do beneficiário ${LONGO}`,
    `Nome civil ${LONGO}`,
    `Empresa ${LOCAL}`,
    `Clínica ${LONGO}`,
    `Assinada por ${LONGO}`,
    '12.345.678,90',
    'Fratura extensa. '.repeat(29),
    'N3284,100720/11/2026',
    '1007 - Texto da negativa 1007; 3284 - Texto da negativa 3284',
  ]) {
    expect(escrito).toContain(tight(texto))
  }
})

/** Domínio §3, field by field. */
it('has every field of the form, in its order', () => {
  let from = 0
  for (const rotulo of [
    '1 - Registro ANS',
    '2 - Número da guia no prestador',
    '3 - Data de emissão',
    '4 - Data da autorização',
    '5 - Senha',
    '6 - Validade da senha',
    '7 - Guia principal',
    'Número da guia na operadora',
    '8 - Número da carteira',
    '9 - Plano',
    '10 - Empresa',
    '11 - Validade da carteira',
    '12 - Cartão Nacional de Saúde',
    '13 - Nome do beneficiário',
    '14 - Telefone',
    '15 - Nome do titular',
    'Atendimento a RN',
    'Código de validação',
    'Ausência do código de validação',
    '16 - Nome do profissional solicitante',
    '17 - Número no CRO',
    '18 - UF',
    '19 - CBO-S',
    '20 - Código na operadora / CNPJ / CPF',
    '21 - Nome do contratado executante',
    '22 - Número no CRO',
    '23 - UF',
    '24 - CNES',
    '25 - Nome do profissional executante',
    '26 - Número no CRO',
    'UF',
    'CBO-S',
    'Tabela',
    'Código',
    'Descrição',
    'Dente/Região',
    'Face',
    'Qtde',
    'Qtde US',
    'Valor (R$)',
    'Franquia/Copart. (R$)',
    'Aut.',
    'Cód. negativa',
    'Data de realização',
    'Assinatura do beneficiário',
    'Término do tratamento',
    'Tipo de atendimento',
    'Tipo de faturamento',
    'Total Qtde US',
    'Valor total (R$)',
    'Total franquia / coparticipação (R$)',
    'Observação / justificativa',
    'Data, local e assinatura',
    'Cirurgião-dentista solicitante',
    'Cirurgião-dentista executante',
    'Beneficiário ou responsável',
    'Carimbo da empresa',
  ]) {
    const found = escrito.indexOf(tight(rotulo), from)
    expect(found, rotulo).toBeGreaterThanOrEqual(0)
    from = found + tight(rotulo).length
  }
})

/** Pairs of letters of which one covers more than a third of the other; neighbours in a word touch at most. */
function listSobrepostas(letras: readonly Letra[]): string[] {
  const area = ({ esquerda, direita, alto, baixo }: Letra) => (direita - esquerda) * (baixo - alto)
  return letras.flatMap((uma, index) =>
    letras.slice(index + 1).flatMap((outra) => {
      const largura = Math.min(uma.direita, outra.direita) - Math.max(uma.esquerda, outra.esquerda)
      const altura = Math.min(uma.baixo, outra.baixo) - Math.max(uma.alto, outra.alto)
      const coberta = Math.max(0, largura) * Math.max(0, altura)
      return coberta > Math.min(area(uma), area(outra)) / 3 ? [`${uma.letra} e ${outra.letra}`] : []
    }),
  )
}
