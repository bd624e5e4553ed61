import type pg from 'pg'
import type { Numero } from '../guia/esbocoGuia.ts'

/** Numbers of guides and passwords from their sequences, in blocks: whatever else opens guides gets others. */
export class Numeros {
  private block: Numero[] = []
  private readonly client: pg.ClientBase

  constructor(client: pg.ClientBase) {
    this.client = client
  }

  async reserve(count: number): Promise<void> {
    const { rows } = await this.client.query<{ ficha: string; senha: string }>(
      `select nextval('numero_ficha_seq') as ficha, nextval('senha_seq') as senha from generate_series(1, $1)`,
      [count],
    )
    this.block = rows.map(({ ficha, senha }) => ({ numeroFicha: Number(ficha), senha })).reverse()
  }

  take(): Numero {
    const numero = this.block.pop()
    if (!numero) throw new RangeError('no numbers reserved')
    return numero
  }
}
