import { type Db, statement } from '../db/client.ts'

/** An item of the menu that opens an address outside of the portal. */
export type LinkExterno = {
  identificadorItem: string
  rotulo: string
  endereco: string
  /** Null: outside of the groups. */
  grupo: string | null
}

const list = statement<LinkExterno>(
  'linkExterno.list',
  `select identificador_item as "identificadorItem", rotulo, endereco, grupo
     from link_externo where rede is null or rede = $1 order by ordem, identificador_item`,
)

/** Those that the operator shows to a network, in their order. */
export const listLinksExternos = (db: Db, rede: string): Promise<LinkExterno[]> => db.query(list, [rede])
