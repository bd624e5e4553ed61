import { type Db, statement } from '../db/client.ts'

/** How many failures are free, how long the first wait is and how far it doubles, by what is counted. */
const umaPessoa = { livres: 5, janelaMinutos: 60, passoSegundos: 1, tetoSegundos: 60 } as const
const escadas = {
  conta: umaPessoa,
  /** A browser that the login has entered from: whoever guesses elsewhere does not keep it waiting. */
  dispositivo: umaPessoa,
  /** A session that changes its password: nor does it wait for those. */
  sessao: umaPessoa,
  /** A provider that confirms a change of contact with its code. */
  troca: umaPessoa,
  endereco: { livres: 50, janelaMinutos: 10, passoSegundos: 1, tetoSegundos: 300 },
  rede: { livres: 200, janelaMinutos: 10, passoSegundos: 1, tetoSegundos: 300 },
  /** Links asked for one login: three, then one after ten minutes, twenty ...: nobody floods its mailbox. */
  pedidoConta: { livres: 3, janelaMinutos: 60, passoSegundos: 600, tetoSegundos: 3600 },
  /** A browser that the login has entered from: what others ask for does not keep it waiting. */
  pedidoDispositivo: { livres: 3, janelaMinutos: 60, passoSegundos: 600, tetoSegundos: 3600 },
  pedidoEndereco: { livres: 20, janelaMinutos: 60, passoSegundos: 60, tetoSegundos: 3600 },
  /** Codes whose channels somebody at one address wanted to see. */
  opcoesEndereco: { livres: 30, janelaMinutos: 10, passoSegundos: 10, tetoSegundos: 600 },
} as const

/** After the longest window a count begins anew, as if it had never been. */
const JANELA_MAXIMA_MINUTOS = Math.max(...Object.values(escadas).map(({ janelaMinutos }) => janelaMinutos))

export type Contado = { tipo: keyof typeof escadas; valor: string }

const chaveOf = ({ tipo, valor }: Contado) => `${tipo}:${valor}`

const wait = statement<{ segundos: number | null }>(
  'tentativa.wait',
  `select ceil(extract(epoch from max(liberada_em) - $2::timestamptz))::integer as segundos
     from tentativa_login where chave = any ($1) and liberada_em > $2`,
)

/** Seconds until another attempt is taken; 0 when at once. */
export async function findEspera(db: Db, contados: readonly Contado[], agora: Date): Promise<number> {
  const [row] = await db.query(wait, [contados.map(chaveOf), agora])
  return row?.segundos ?? 0
}

// Who need not wait has no instant to wait for: a clock that steps back keeps nobody out.
const take = statement<{ falhas: number }>(
  'tentativa.take',
  `insert into tentativa_login as t (chave, falhas, inicio_em, liberada_em) values ($1, 1, $2, '-infinity')
   on conflict (chave) do update set
     falhas = case when t.inicio_em < $2::timestamptz - make_interval(mins => $3) then 1 else t.falhas + 1 end,
     inicio_em = case when t.inicio_em < $2::timestamptz - make_interval(mins => $3) then $2 else t.inicio_em end,
     liberada_em = case when t.inicio_em >= $2::timestamptz - make_interval(mins => $3) and t.falhas + 1 >= $4
       then $2::timestamptz + make_interval(secs => least($5, $6 * power(2, least(t.falhas + 1 - $4, 16))))
       else '-infinity' end
     where t.liberada_em <= $2
   returning t.falhas`,
)

/**
 * Counts an attempt as failed before it is judged, so that many at once do not all pass before the first is counted;
 * from the free ones on, each doubles the wait up to the ladder's top. False while the wait before is not over.
 */
export async function takeTentativa(db: Db, contado: Contado, agora: Date): Promise<boolean> {
  const { livres, janelaMinutos, passoSegundos, tetoSegundos } = escadas[contado.tipo]
  const chave = chaveOf(contado)
  const rows = await db.query(take, [chave, agora, janelaMinutos, livres, tetoSegundos, passoSegundos])
  return rows.length > 0
}

const refund = statement(
  'tentativa.refund',
  `update tentativa_login set falhas = greatest(falhas - 1, 0), liberada_em = '-infinity' where chave = $1`,
)

/** Takes an attempt back that turned out right. */
export async function refundTentativa(db: Db, contado: Contado): Promise<void> {
  await db.query(refund, [chaveOf(contado)])
}

const clear = statement('tentativa.clear', 'delete from tentativa_login where chave = $1')

export async function clearFalhas(db: Db, contado: Contado): Promise<void> {
  await db.query(clear, [chaveOf(contado)])
}

const purge = statement<{ chave: string }>(
  'tentativa.purge',
  `delete from tentativa_login where chave in (
     select chave from tentativa_login
      where inicio_em < $1::timestamptz - make_interval(mins => $2) and liberada_em <= $1
      limit $3 for update skip locked)
   returning chave`,
)

/** Removes counts that no longer slow anybody down, at most `limite`; answers how many. */
export async function purgeTentativas(db: Db, agora: Date, limite: number): Promise<number> {
  const rows = await db.query(purge, [agora, JANELA_MAXIMA_MINUTOS, limite])
  return rows.length
}
