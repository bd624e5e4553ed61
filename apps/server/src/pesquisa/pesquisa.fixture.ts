import { randomInt } from 'node:crypto'
import type { TestApp } from '../testing/testApp.ts'

export type GuiaInserida = {
  codigoCredenciado?: number
  codigoAssociado?: string
  codigoEspecialidade?: number
  codigoTipoAtendimento?: number
  statusFicha?: number
  codigoEtapa?: number
  liberadaEm?: string
  prazo?: string | null
  validadeSenha?: string
}

/** Puts guides into the table as they are given, which no call would: any status, any instant. Answers their numbers. */
export async function insertGuias(t: TestApp, guias: readonly GuiaInserida[]): Promise<number[]> {
  const numeros: number[] = []
  for (const guia of guias) {
    const numero = randomInt(1_000_000, 99_999_999)
    const { codigoCredenciado = 100001, codigoAssociado = '500000001', statusFicha = 8 } = guia
    const { codigoEspecialidade = 1, codigoTipoAtendimento = 1, prazo = null } = guia
    await t.rows(
      `insert into guia (numero_ficha, codigo_credenciado, codigo_associado, codigo_plano, codigo_especialidade,
              codigo_tipo_atendimento, status_ficha, codigo_etapa, senha, validade_senha, liberada_em, prazo,
              quantidade_eventos, valor_total_centavos, atualizada_em)
       values ($1::bigint, $2, $3, (select codigo_plano from associado_plano where codigo_associado = $3 limit 1), $4, $5, $6, $10,
               'S' || $1::bigint, $9, $7, $8, 3, 12345, $7)`,
      [
        numero,
        codigoCredenciado,
        codigoAssociado,
        codigoEspecialidade,
        codigoTipoAtendimento,
        statusFicha,
        guia.liberadaEm ?? '2026-11-10T12:00:00Z',
        prazo,
        guia.validadeSenha ?? '2027-01-01',
        guia.codigoEtapa ?? 2,
      ],
    )
    numeros.push(numero)
  }
  return numeros
}
