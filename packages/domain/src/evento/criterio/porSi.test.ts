import { expect, it } from 'vitest'
import { createDados, feito, HOJE, item, type Mudancas } from '../contexto.fixture.ts'
import { createContexto } from '../createContexto.ts'
import { evaluateEvento } from './evaluateEvento.ts'
import { isNegadoPorSi } from './porSi.ts'

const RESINA = { ...item('85100196', '16', 'O'), data: HOJE, ordem: 2 }
const ENDODONTIA = { ...item('85200166', '11'), data: HOJE, ordem: 2 }
const ontem = feito('85100196', '2026-11-01', { dente: '16', faces: 'O', ordem: 1 })
const noPagamento: Mudancas = { momento: 'pagamento' }

/** Operadora §1: what can only be denied for a reason of its own displaces nobody. */
it.each<[string, typeof RESINA, Mudancas, boolean]>([
  ['nada contra', RESINA, {}, false],
  ['outra o fez antes', RESINA, { historico: [ontem] }, false],
  ['o dia depois da senha', RESINA, { guia: { validadeSenha: '2026-11-01' } }, true],
  [
    'o dia depois da senha, e outra o fez antes',
    RESINA,
    { guia: { validadeSenha: '2026-11-01' }, historico: [ontem] },
    true,
  ],
  ['o plano terminou antes', RESINA, { associado: { exclusao: '2026-11-01' } }, true],
  ['falta a imagem, que ainda pode vir', ENDODONTIA, { guia: { auditada: true } }, false],
  ['ninguém o auditou', ENDODONTIA, {}, true],
])('%s: %s', (_nome, alvo, mudancas, esperado) => {
  const contexto = createContexto(
    createDados({ ...noPagamento, ...mudancas, guia: { ...mudancas.guia, itens: [alvo] } }),
  )
  expect(isNegadoPorSi(alvo, contexto, evaluateEvento(alvo, contexto))).toBe(esperado)
})
