import { addMonths } from '@portal/domain/calendario/dataCivil.ts'
import type { DadosContexto, Item } from '@portal/domain/evento/contexto.ts'
import { createContexto } from '@portal/domain/evento/createContexto.ts'
import { evaluateEvento } from '@portal/domain/evento/criterio/evaluateEvento.ts'
import { findRegraEvento } from '@portal/domain/evento/regra/eventos.tables.ts'
import { EXCLUSOES } from '@portal/domain/evento/regra/exclusao.data.ts'
import { describe, expect, test } from 'vitest'
import { createCastAssociados } from '../associado/castAssociado.ts'
import { Random } from '../chance/random.ts'
import { PLANOS } from '../contrato/plano.data.ts'
import { Precos } from '../contrato/precos.ts'
import { toLinhasGuia } from '../linha/linhasGuia.ts'
import { createGuiasDoElenco } from './castGuia.ts'
import { credenciadoOf, Gerador } from './gerador.ts'

const hoje = '2026-11-20'
const associados = createCastAssociados(hoje)
const gerador = new Gerador({ primeiro: 7, quantidade: 293, hoje }, new Random(1))
const passado = createGuiasDoElenco(associados, gerador, hoje).flatMap(
  (guia) => toLinhasGuia(guia, { numeroFicha: 1, senha: '1' }, new Precos(hoje), new Random(1)).evento_guia,
)

function toHistorico(codigo: string): DadosContexto['historico'] {
  return passado
    .filter((evento) => evento.codigo_associado === codigo && evento.data_realizacao !== null)
    .map((evento) => ({
      codigoEvento: String(evento.codigo_evento),
      dente: evento.dente?.toString(),
      faces: evento.faces?.toString(),
      data: String(evento.data_realizacao),
      proprio: evento.codigo_credenciado === 100001,
    }))
}

/** What the engine answers to 100001 today, with what the demonstration holds. */
function evaluate(codigo: string, codigoEvento: string, dente?: string, faces?: string) {
  const associado = associados.find(({ linha }) => linha.codigo === codigo)
  const plano = PLANOS.find((linha) => linha.codigo === associado?.planos[0])
  if (!associado || !plano) throw new RangeError(codigo)
  const item: Item = { sequencial: 1, codigoEvento, dente, faces, quantidade: 1 }
  const { linha } = associado
  return evaluateEvento(
    item,
    createContexto({
      hoje,
      momento: 'elegibilidade',
      regras: findRegraEvento,
      exclusoes: EXCLUSOES,
      associado: { ...linha, exclusao: linha.exclusao ?? undefined, validadeCartao: linha.validade_cartao },
      plano: {
        codigo: plano.codigo,
        coberturaOdontologica: true,
        extraRol: plano.extra_rol,
        carencias: plano.carencias,
        classesCobertas: plano.classes_cobertas ?? undefined,
      },
      credenciado: {
        ativo: true,
        atendeRede: true,
        inicioContrato: '2015-01-01',
        especialidades: [...credenciadoOf(100001).especialidades, 13],
      },
      guia: { emergencia: false, recemNato: false, itens: [item], solicitanteInformado: false },
      historico: toHistorico(codigo),
      dentesAusentes: associado.dentesAusentes,
      imagens: [],
    }),
  )
}

const codes = (...args: Parameters<typeof evaluate>) =>
  evaluate(...args).map(({ codigoGlosa }) => codigoGlosa)

/** Domínio §6.13: what a newcomer sees with the demonstration's cards. */
describe('the demonstration', () => {
  test('denies a resin on 16 after ten months, and says until when and why', () => {
    expect(evaluate('500000001', '85100196', '16', 'O')).toMatchObject([
      {
        codigoGlosa: '3016',
        possivelEm: addMonths(addMonths(hoje, -10), 24),
        eventoAnterior: { codigoEvento: '85100200', data: addMonths(hoje, -10), proprio: false },
      },
    ])
  })

  test('denies a prophylaxis after three months', () => {
    expect(evaluate('500000001', '84000198')).toMatchObject([
      {
        codigoGlosa: '3016',
        possivelEm: addMonths(addMonths(hoje, -3), 6),
        eventoAnterior: { proprio: true },
      },
    ])
  })

  test.each([
    ['a resin where nothing was done', '500000001', '85100200', '26', 'MO', []],
    ['anything on the tooth taken out', '500000001', '85100196', '46', 'O', ['3284']],
    ['anything on a tooth that never came', '500000001', '82000875', '18', undefined, ['3284']],
    ['a resin in waiting period', '500000002', '85100196', '16', 'O', ['1007']],
    ['urgency in waiting period', '500000002', '81000049', undefined, undefined, []],
    ['a deciduous extraction at seven', '500000003', '83000089', '74', undefined, []],
    ['a resin on the molar that a child has lost', '500000003', '85100196', '36', 'O', ['3284']],
    ['whatever for who left', '500000004', '81000065', undefined, undefined, ['1006']],
  ])('%s: %s, %s on %s %s gives %j', (_, codigo, evento, dente, faces, esperado) => {
    expect(codes(codigo, evento, dente, faces)).toEqual(esperado)
  })

  test('a core needs a treated canal: 36 has one, 26 has not', () => {
    expect(codes('500000001', '85400220', '36')).not.toContain('3064')
    expect(codes('500000001', '85400220', '26')).toContain('3064')
  })
})
