import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { limitesContato } from '@portal/domain/associado/contato.ts'
import {
  createAssociado,
  createGuia,
  RESTAURACAO,
  releaseGuia,
  sendEventos,
} from '../testing/guia.fixture.ts'
import type { Receita } from '../testing/matriz/cena.ts'
import { entrada, porAssociado } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import { consultarNovosDemais } from '../testing/matriz/recusa.ts'
import type { TestApp } from '../testing/testApp.ts'
import { createTratamento } from '../tratamento/tratamento.fixture.ts'
import { depoisDe, doAssociado, pedindo, recusasPedido } from './recusaPedido.fixture.ts'

/** The member has a guide in progress with 100001, who may then ask for other contacts. */
export async function prepareEntradas(t: TestApp): Promise<void> {
  await releaseGuia(t, { codigoAssociado: '500000001' })
}

const comOrtodontia =
  (pedido: Receita): Receita =>
  async (cena) => {
    await cena.t.rows('insert into credenciado_especialidade values (100001, 6)')
    try {
      return await pedido(cena)
    } finally {
      await cena.t.rows(
        'delete from credenciado_especialidade where (codigo_credenciado, codigo_especialidade) = (100001, 6)',
      )
    }
  }

/** An orthodontic guide of a type for a patient of a premium plan, in such a treatment with the provider or in none. */
const deOrtodontia = (tipo: number, tratamento?: Partial<Parameters<typeof createTratamento>[1]>): Receita =>
  comOrtodontia(async (cena) => {
    const codigoAssociado = await createAssociado(cena.t)
    if (tratamento) await createTratamento(cena.t, { codigoAssociado, ...tratamento })
    return cena.call(0, {
      body: { codigoAssociado, codigoEspecialidade: 6, codigoTipoAtendimentoOrto: tipo },
    })
  })

/** The same under a plan of which the database then says something else. */
const comPlano =
  (sql: string, pedido: Receita): Receita =>
  async (cena) => {
    await cena.t.rows(sql)
    try {
      return await pedido(cena)
    } finally {
      await cena.t.rows('update plano_ortodontia set tratamentos_vida = 2, idade_maxima = null')
    }
  }

export const recusas: Matriz['recusas'] = {
  'liberacaoSenha.releaseSenha API-ELE-0005': (cena) => consultarNovosDemais(cena, 'body'),
  ...Object.fromEntries(
    recusasPedido.flatMap(({ codigo, pedido, complementar }) => [
      [`liberacaoSenha.releaseSenha ${codigo}`, pedido],
      [`liberacaoSenha.releaseComplementar ${codigo}`, complementar],
    ]),
  ),
  'liberacaoSenha.releaseSenha API-ELE-0001': pedindo({ codigoAssociado: '999999999' }),
  'liberacaoSenha.releaseSenha API-LIB-0007': pedindo({ codigoTipoAtendimento: 8 }),
  'liberacaoSenha.releaseSenha API-LIB-0015': async (cena) => {
    const codigoAssociado = await createAssociado(cena.t)
    await releaseGuia(cena.t, { codigoAssociado })
    return cena.call(0, { body: { codigoAssociado } }, { key: null })
  },
  'liberacaoSenha.releaseSenha API-LIB-0016': pedindo({ codigoEspecialidade: 14, codigoTipoAtendimento: 2 }),
  'liberacaoSenha.releaseSenha API-LIB-0017': pedindo({
    codigoEspecialidade: 14,
    codigoTipoAtendimento: 2,
    radiologia: { capturaExame: { numeroFichaSolicitacao: 700_000_001, numeroSolicitacaoExame: 1 } },
  }),
  'liberacaoSenha.releaseSenha API-LIB-0018': deOrtodontia(8),
  'liberacaoSenha.releaseSenha API-LIB-0019': deOrtodontia(8, { porInstalar: true }),
  'liberacaoSenha.releaseSenha API-LIB-0020': deOrtodontia(8, { manutencoes: ['2026-11-03'] }),
  'liberacaoSenha.releaseSenha API-LIB-0021': deOrtodontia(8, {
    mesesConcedidos: 1,
    manutencoes: ['2026-10-03'],
  }),
  'liberacaoSenha.releaseSenha API-LIB-0022': deOrtodontia(9, { manutencoes: ['2026-10-03'] }),
  'liberacaoSenha.releaseSenha API-LIB-0023': deOrtodontia(7, {}),
  'liberacaoSenha.releaseSenha API-LIB-0024': comPlano(
    'update plano_ortodontia set tratamentos_vida = 1',
    deOrtodontia(7, { estado: 'concluido' }),
  ),
  'liberacaoSenha.releaseSenha API-LIB-0025': comPlano(
    'update plano_ortodontia set idade_maxima = 17',
    deOrtodontia(7),
  ),
  'liberacaoSenha.releaseSenha API-LIB-0026': comOrtodontia(async (cena) => {
    const codigoAssociado = await createAssociado(cena.t)
    const esgotado = { inicio: '2026-06-10', mesesConcedidos: 1, manutencoes: ['2026-10-03'] }
    const { numeroTratamento } = await createTratamento(cena.t, { codigoAssociado, ...esgotado })
    const pedido = { codigoAssociado, codigoEspecialidade: 6, codigoTipoAtendimento: 9 }
    await releaseGuia(cena.t, { ...pedido, numeroTratamento })
    return cena.call(0, { body: { codigoAssociado, codigoEspecialidade: 6, codigoTipoAtendimentoOrto: 9 } })
  }),
  'liberacaoSenha.releaseComplementar API-LIB-0009': depoisDe(
    'update guia set status_ficha = 8, codigo_etapa = 1 where numero_ficha = $1',
  ),
  'liberacaoSenha.renewSenha API-GTO-0051': async (cena) => {
    const numeroFicha = await cena.prepare()
    await cena.call(numeroFicha)
    return cena.call(numeroFicha)
  },
  'liberacaoSenha.renewSenha API-GTO-0052': depoisDe(
    `update associado a set exclusao = '2026-11-20' ${doAssociado} a.codigo = g.codigo_associado`,
  ),
  'liberacaoSenha.renewSenha API-GTO-0061': depoisDe(
    'update guia set codigo_tipo_atendimento = 8 where numero_ficha = $1',
  ),
  'liberacaoSenha.renewSenha API-GTO-0063': depoisDe(
    'update guia set recem_nato = true where numero_ficha = $1',
  ),
  // What it was authorised for was authorised to another practice once its password had lapsed.
  'liberacaoSenha.renewSenha API-GTO-0054': async (cena) => {
    const codigoAssociado = await createAssociado(cena.t)
    const numeroFicha = await createGuia(cena.t, 'autorizada', { codigoAssociado })
    await cena.t.rows(`update guia set validade_senha = '2026-11-20' where numero_ficha = $1`, [numeroFicha])
    const outra = await releaseGuia(cena.t, { codigoAssociado, login: 100004 })
    await sendEventos(cena.t, outra, [RESTAURACAO], 100004)
    return cena.call(numeroFicha)
  },
  'liberacaoSenha.updateInformacoesAssociado API-LIB-0010': pedindo({ numeroTelefoneResidencial: '12' }),
  'liberacaoSenha.updateInformacoesAssociado API-LIB-0013': (cena) =>
    cena.call(0, { query: { codigoAssociado: '500000003' } }),
  'liberacaoSenha.updateInformacoesAssociado API-LIB-0014': async (cena) => {
    for (let vez = 0; vez < limitesContato.pedidosPorPaciente; vez++) await cena.call(0)
    return cena.call(0)
  },
  'liberacaoSenha.getInformacoesProtocolo API-GTO-0006': (cena) =>
    cena.call(0, { query: { especialidade: 99 } }),
}

export const entradas: Matriz['entradas'] = [
  entrada('liberacaoSenha.getInformacoesAssociado', liberacaoSenha.getInformacoesAssociado, porAssociado),
  entrada('liberacaoSenha.updateInformacoesAssociado', liberacaoSenha.updateInformacoesAssociado, () => ({
    query: { codigoAssociado: '500000001' },
    body: { numeroTelefoneResidencial: '(11) 98888-7777', email: 'ana@example.com' },
  })),
  entrada('liberacaoSenha.listPlanos', liberacaoSenha.listPlanos, porAssociado),
  entrada('liberacaoSenha.getInformacoesGto', liberacaoSenha.getInformacoesGto, () => ({
    query: { codigoAssociado: '500000001', codigoEspecialidade: 1, recemNato: false },
  })),
  entrada('liberacaoSenha.getInformacoesProtocolo', liberacaoSenha.getInformacoesProtocolo, () => ({
    query: { funcionalidade: 'LIBERACAO_SENHA' as const, especialidade: 3 },
  })),
  entrada('liberacaoSenha.releaseSenha', liberacaoSenha.releaseSenha, () => ({
    body: {
      codigoAssociado: '500000001',
      codigoEspecialidade: 1,
      codigoTipoAtendimento: 1,
      recemNato: false,
    },
  })),
  entrada(
    'liberacaoSenha.releaseComplementar',
    liberacaoSenha.releaseComplementar,
    (numeroFicha) => ({ body: { numeroFicha } }),
    (t) => createGuia(t, 'autorizada'),
  ),
]
