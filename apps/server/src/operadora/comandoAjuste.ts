import { parseArgs } from 'node:util'
import { isDataCivil } from '@portal/domain/calendario/dataCivil.ts'
import type { Ajuste } from '../repasse/createAjuste.ts'

export const USO = `Uso:
  npm run ajuste -- --credenciado 100001 --fechamento 2026-12-20 --valor 12,34 --descricao "motivo" [--debito]
Acerta no pagamento que fecha neste dia, antes de publicado, o que um pagamento anterior pagou a menos (ou, com
--debito, a mais).`

const CENTAVOS_MAXIMO = 1_000_000_000

/** `12,34` or `1.234,56` -> cents; undefined of anything else, and of nothing. */
function readValor(texto: string): number | undefined {
  if (!/^\d{1,3}(\.?\d{3})*(,\d{2})?$/.test(texto)) return undefined
  const [reais = '', centavos = '00'] = texto.replaceAll('.', '').split(',')
  const valor = Number(reais) * 100 + Number(centavos)
  return valor > 0 && valor <= CENTAVOS_MAXIMO ? valor : undefined
}

const opcoes = {
  credenciado: { type: 'string' },
  fechamento: { type: 'string' },
  valor: { type: 'string' },
  descricao: { type: 'string' },
  debito: { type: 'boolean', default: false },
} as const

/** What the command's arguments ask for; undefined when one of them is missing or says nothing. */
export function readComando(args: string[]): Ajuste | undefined {
  let values: ReturnType<typeof parseArgs<{ options: typeof opcoes }>>['values']
  try {
    values = parseArgs({ args, options: opcoes, strict: true }).values
  } catch {
    return undefined
  }
  const { credenciado = '', fechamento = '', descricao = '', debito } = values
  const valorCentavos = readValor(values.valor ?? '')
  const texto = descricao.trim()
  if (!/^[1-9]\d{0,8}$/.test(credenciado) || valorCentavos === undefined) return undefined
  if (!fechamento.startsWith('20') || !isDataCivil(fechamento) || texto === '' || texto.length > 200)
    return undefined
  return {
    codigoCredenciado: Number(credenciado),
    fechamento,
    valorCentavos,
    credito: !debito,
    descricao: texto,
  }
}
