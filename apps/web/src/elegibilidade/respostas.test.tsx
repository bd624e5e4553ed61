import type { CoberturaEvento, InformacoesElegibilidade } from '@portal/contract/elegibilidade.ts'
import type { EventoOfertado } from '@portal/contract/evento.ts'
import type { Motivo } from '@portal/contract/motivo.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CarenciaList } from './CarenciaList.tsx'
import { CoberturaResultado, PerguntaCobertura } from './CoberturaResultado.tsx'
import { coberturaQuery } from './elegibilidade.queries.ts'
import { HistoricoDente } from './HistoricoDente.tsx'
import { Impedimentos } from './Impedimentos.tsx'
import { PlanoList } from './PlanoList.tsx'

/** What a person reads, without the markup. */
const read = (element: ReactElement): string =>
  renderToStaticMarkup(element)
    .replaceAll(/(<[^>]+>|&nbsp;|\s)+/g, ' ')
    .trim()

const motivo = (codigoGlosa: Motivo['codigoGlosa'], severidade: Motivo['severidade']): Motivo => ({
  codigoGlosa,
  severidade,
  campo: 'associado',
  texto: `Motivo ${codigoGlosa}`,
})

const teto = { mes: '2026-11', limite: '300.00', usado: '79.90' }
const plano: InformacoesElegibilidade['planos'][number] = {
  codigoPlano: 'AURPRE',
  nome: 'Aurora Premium',
  tipo: 'premium',
  rede: 'AURORA',
  principal: true,
  inicio: '2024-03-05',
  fim: null,
  percentualCoparticipacao: 10,
  cobrancaCoparticipacao: 'clinica',
  ortodontia: { tratamentosVida: 2, idadeMinima: 6, idadeMaxima: null, percentualCoparticipacao: null },
  cobreExtraRol: true,
  atendidoPelaRede: true,
}

const informacoes: InformacoesElegibilidade = {
  associado: {
    chave: '00000000-0000-4000-8000-000000000001',
    codigoAssociado: '500000001',
    nome: 'Mariana Alves Ribeiro',
    nomeCivil: null,
    dataNascimento: '1988-06-21',
    idade: 38,
    situacao: 'ativo',
    nomePlano: 'Aurora Premium',
  },
  situacao: 'ativo',
  impedimentos: [],
  cpf: null,
  numeroTelefoneResidencial: null,
  email: null,
  contatoEmConfirmacao: null,
  novosRestantes: null,
  empresa: null,
  inclusao: '2024-03-05',
  exclusao: null,
  validadeCartao: '2028-01-21',
  recemNatoAte: null,
  planos: [plano],
  carencias: [],
  dentesAusentes: [],
  historico: [],
  tratamentoOrtodontico: null,
}

const LIBERADO = 'Paciente liberado para atendimento'
const BARRADO = 'Este paciente não pode ser atendido pelo plano hoje'

describe('Impedimentos', () => {
  it.each<[string, Partial<InformacoesElegibilidade>, string[], string[]]>([
    ['nothing against it', {}, [LIBERADO], [BARRADO, 'Recém-nascido']],
    [
      'something to know',
      { impedimentos: [motivo('1014', 'aviso')] },
      [LIBERADO, 'Motivo 1014 (1014).'],
      [BARRADO],
    ],
    [
      'who left, and when',
      { impedimentos: [motivo('1006', 'glosa')], exclusao: '2026-08-21' },
      [BARRADO, 'Motivo 1006 (1006).', 'Desligado do plano em 21/08/2026.', 'tem outro cartão'],
      [LIBERADO],
    ],
    [
      'what denies is said, what only warns is not mixed with it',
      { impedimentos: [motivo('1014', 'aviso'), motivo('1017', 'glosa')] },
      [BARRADO, 'Motivo 1017 (1017).'],
      [LIBERADO, 'Motivo 1014'],
    ],
    [
      'what still waits, and until when',
      {
        carencias: [
          { classe: 'dentistica', rotulo: 'R', dias: 60, terminaEm: '2026-12-12', cumprida: false },
          { classe: 'urgencia', rotulo: 'U', dias: 1, terminaEm: '2026-10-12', cumprida: true },
        ],
      },
      ['Liberado, com carências: restaurações até 11/12/2026'],
      [BARRADO, LIBERADO, 'urgência'],
    ],
    [
      'a newborn under this card',
      { recemNatoAte: '2026-12-09' },
      ['Recém-nascido atendido neste cartão', 'Vale até 09/12/2026.'],
      [],
    ],
  ])('%s', (_nome, mudancas, diz, cala) => {
    const texto = read(<Impedimentos informacoes={{ ...informacoes, ...mudancas }} />)
    for (const frase of diz) expect(texto).toContain(frase)
    for (const frase of cala) expect(texto).not.toContain(frase)
  })
})

describe('CarenciaList', () => {
  const carencia = (rotulo: string, terminaEm: string, cumprida: boolean) => ({
    classe: rotulo,
    rotulo,
    dias: 60,
    terminaEm,
    cumprida,
  })

  it('says first what still waits, until which day, and then what is over', () => {
    const carencias = [carencia('Urgência', '2026-10-13', true), carencia('Prótese', '2027-04-10', false)]
    expect(read(<CarenciaList carencias={carencias} />)).toBe(
      'Carências Prótese Até 09/04/2027 Urgência Cumprida',
    )
  })

  it('says in one sentence that nothing waits any more', () => {
    const texto = read(<CarenciaList carencias={[carencia('Urgência', '2026-10-13', true)]} />)
    expect(texto).toBe('Carências Todas as carências foram cumpridas.')
  })
})

describe('PlanoList', () => {
  const deFora = { ...plano, codigoPlano: 'MERESS', nome: 'Meridiano Essencial', atendidoPelaRede: false }
  it.each<[string, Partial<InformacoesElegibilidade>, string[], string[]]>([
    ['one plan', {}, ['Aurora Premium No plano desde 05/03/2024'], ['Principal', 'Fora da sua rede']],
    [
      'two plans',
      { planos: [deFora, { ...plano, principal: false }] },
      ['Meridiano Essencial Fora da sua rede Principal No plano', 'Aurora Premium No plano'],
      [],
    ],
    ['ends later', { planos: [{ ...plano, fim: '2099-08-21' }] }, ['desde', '10%'], ['Não há', 'Teto']],
    ['none', { planos: [{ ...plano, percentualCoparticipacao: 0 }] }, ['Coparticipação Não há'], ['0%']],
    [
      'billed by the operator',
      { planos: [{ ...plano, cobrancaCoparticipacao: 'operadora', tetoCoparticipacao: teto }] },
      ['10%, cobrada pela operadora Teto de coparticipação R$ 79,90 de R$ 300,00 usados em novembro de 2026'],
      [],
    ],
    [
      'what it covers',
      { planos: [{ ...plano, ortodontia: null, fim: '2026-08-21' }] },
      ['No plano De 05/03/2024 a 21/08/2026', 'Cobre ortodontia Não', 'Cobre além do rol Sim'],
      ['desde'],
    ],
    [
      'what nobody told',
      {},
      ['CPF — Empresa Plano individual Telefone — E-mail —', 'Validade do cartão 21/01/2028'],
      ['Em confirmação'],
    ],
    [
      'contacts, one of them still to be confirmed',
      {
        cpf: '***.982.247-**',
        empresa: 'Tecelagem',
        numeroTelefoneResidencial: '11987654321',
        email: 'antes@example.com',
        contatoEmConfirmacao: {
          numeroTelefoneResidencial: null,
          email: 'depois@example.com',
          enviadoPara: null,
        },
      },
      [
        'CPF ***.982.247-** Empresa Tecelagem Telefone (11) 98765-4321 E-mail depois@example.com Em confirmação',
      ],
      ['antes@example.com'],
    ],
  ])('%s', (_nome, mudancas, diz, cala) => {
    const todas = { ...informacoes, ...mudancas }
    const texto = read(<PlanoList cpf={todas.cpf ?? '—'} informacoes={todas} />)
    for (const frase of diz) expect(texto).toContain(frase)
    for (const frase of cala) expect(texto).not.toContain(frase)
  })
})

describe('HistoricoDente', () => {
  const feito = { codigoEvento: '85100200', descricao: 'Resina', dente: '26', regiao: null, faces: 'MO' }
  it('tells a guide only of what was done here', () => {
    const historico = [
      { ...feito, data: '2026-09-01', proprio: true, numeroFicha: 9001 },
      { ...feito, data: '2026-02-10', proprio: false, numeroFicha: null },
    ]
    expect(read(<HistoricoDente dentesAusentes={['18']} historico={historico} isGuiaAberta />)).toContain(
      'Dente 18 Ausente Dente 26 01/09/2026 Resina (MO) Guia 9001 10/02/2026 Resina (MO) Outro consultório',
    )
  })

  it('leads to no guide where guides are shut', () => {
    const historico = [{ ...feito, data: '2026-09-01', proprio: true, numeroFicha: 9001 }]
    const render = (isGuiaAberta: boolean) =>
      renderToStaticMarkup(
        <HistoricoDente dentesAusentes={[]} historico={historico} isGuiaAberta={isGuiaAberta} />,
      )
    expect(render(false)).toContain('Guia 9001')
    expect(render(false)).not.toContain('href')
    expect(render(true)).toContain('href="/portal/guia/9001"')
  })

  it('says that nothing was done', () => {
    const texto = read(<HistoricoDente dentesAusentes={[]} historico={[]} isGuiaAberta />)
    expect(texto).toContain('Nada foi realizado pelo plano até hoje.')
  })
})

describe('CoberturaResultado', () => {
  const evento: EventoOfertado = {
    codigoEvento: '85100200',
    descricao: 'Resina',
    local: 'dente',
    facesMinimo: 2,
    facesMaximo: 2,
    codigosAntigos: [],
    dentes: [],
    regioes: [],
  }
  const pedido = { codigoAssociado: '500000001', codigoEvento: '85100200', dente: '26', faces: 'MO' }
  const resposta = {
    decisao: 'aprovado',
    motivos: [],
    ajuda: [],
    possivelEm: null,
    valor: '100.00',
    valorCopart: '10.00',
  } as const
  const cobertura = (mudancas: Partial<CoberturaEvento>): CoberturaEvento => ({
    ...evento,
    ...resposta,
    motivos: [],
    ajuda: [],
    planos: [],
    especialidades: [],
    ...mudancas,
  })

  function answer(mudancas: Partial<CoberturaEvento>): string {
    const client = new QueryClient()
    client.setQueryData(coberturaQuery(pedido).queryKey, cobertura(mudancas))
    return read(
      <QueryClientProvider client={client}>
        <CoberturaResultado carta="/carta" pedido={pedido} />
      </QueryClientProvider>,
    )
  }

  it.each([
    ['dente', 'Informe o dente para ver a cobertura.'],
    ['regiao', 'Informe o dente ou a região para ver a cobertura.'],
    ['faces', 'Escreva também as faces, como 26 OM, para ver a cobertura.'],
  ] as const)('asks for what is missing: %s', (falta, frase) => {
    expect(read(<PerguntaCobertura falta={falta} pergunta="26 OM" vez={1} />)).toBe(`26 OM ${frase}`)
  })

  it.each<[CoberturaEvento['decisao'], string]>([
    ['aprovado', 'Coberto '],
    ['analise', 'Coberto, com análise da auditoria '],
    ['pendenteImagem', 'Coberto, com envio de imagem '],
    ['pendenteJustificativa', 'Depende de justificativa técnica '],
    ['pendenteImagemJustificativa', 'Depende de imagem e de justificativa técnica '],
    ['negado', 'Não coberto '],
  ])('%s: %s', (decisao, frase) => {
    expect(answer({ decisao })).toMatch(new RegExp(`^${frase}${decisao === 'negado' ? 'Carta' : 'Valor'}`))
  })

  it('says from which day and why, in the words of table 38, with no guide and no price of what is not paid', () => {
    const pergunta = {
      possivelEm: '2027-01-05',
      motivos: [motivo('1007', 'glosa')],
      especialidades: [
        { codigoEspecialidade: 1, descricao: 'Clínica geral' },
        { codigoEspecialidade: 9, descricao: 'Odontopediatria' },
      ],
    }
    expect(answer({ ...pergunta, decisao: 'negado', valorCopartOperadora: '5.00' })).toBe(
      'Não coberto Possível a partir de 05/01/2027 Motivo 1007 (1007) Carta ao paciente',
    )
    expect(answer({ decisao: 'negado', motivos: [motivo('1214', 'glosa')] })).toMatch(/^Não pelo plano neste/)
    const coberto = answer(pergunta)
    expect(coberto).toContain('Em guia de Clínica geral ou Odontopediatria.')
    expect(coberto).toContain('Valor R$ 100,00 Coparticipação do paciente R$ 10,00')
  })

  it('asks for the field to be put right, which says why itself', () => {
    const texto = answer({ decisao: 'corrigir', motivos: [motivo('3025', 'glosa')] })
    expect(texto).toBe('Corrigir Veja o campo marcado acima.')
    const semDente = { corrigir: 'local', mensagem: 'Não existe dente 90.' } as const
    expect(read(<CoberturaResultado carta="/carta" pedido={semDente} />)).toBe(texto)
  })

  it('says the day once, with the reason that has it', () => {
    const possivelEm = '2027-01-05'
    const texto = answer({
      decisao: 'negado',
      possivelEm,
      motivos: [{ ...motivo('3016', 'glosa'), possivelEm }],
    })
    expect(texto.match(/05\/01\/2027/g)).toHaveLength(1)
  })

  it('tells apart what the operator would bill later', () => {
    const depois = { valorCopart: '0.00', valorCopartOperadora: '30.00' }
    const plano = { ...resposta, ...depois, codigoPlano: 'A', nomePlano: 'Plano A', motivos: [], ajuda: [] }
    const texto = answer({ ...depois, planos: [plano, { ...plano, codigoPlano: 'B', nomePlano: 'Plano B' }] })
    expect(texto).toContain('Coparticipação do paciente R$ 0,00 Cobrada depois pela operadora R$ 30,00')
    expect(texto).toContain('Coparticipação do paciente: R$ 0,00 · R$ 30,00 cobrados depois pela operadora')
  })

  it('answers for each plan where there are several, and only there', () => {
    const planos = [
      { ...resposta, codigoPlano: 'A', nomePlano: 'Plano A', motivos: [], ajuda: [] },
      {
        ...resposta,
        codigoPlano: 'B',
        nomePlano: 'Plano B',
        decisao: 'negado' as const,
        valorCopart: '30.00',
        motivos: [motivo('3283', 'glosa')],
        ajuda: [],
      },
    ]
    const texto = answer({ planos })
    expect(texto).toContain('Plano A Coberto Coparticipação do paciente: R$ 10,00')
    expect(texto).toContain('Plano B Não coberto Motivo 3283 (3283)')
    expect(answer({ planos: planos.slice(0, 1) })).not.toContain('Plano A')
  })
})
