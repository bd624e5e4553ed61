import { expect, it } from 'vitest'
import { origemOf } from './origem.ts'

it.each([
  ['192.0.2.17', '192.0.2.17', '192.0.2.0/24'],
  ['::ffff:192.0.2.17', '192.0.2.17', '192.0.2.0/24'],
  ['::FFFF:c000:211', '192.0.2.17', '192.0.2.0/24'],
  ['0:0:0:0:0:ffff:192.0.2.17', '192.0.2.17', '192.0.2.0/24'],
  ['2001:db8:aa:bbcc:1:2:3:4', '2001:db8:aa:bbcc:1:2:3:4', '2001:db8:aa:bb00::/56'],
  ['2001:DB8:00aa:bbff::4', '2001:db8:aa:bbff:0:0:0:4', '2001:db8:aa:bb00::/56'],
  ['2001:db8:aa:bc00::', '2001:db8:aa:bc00:0:0:0:0', '2001:db8:aa:bc00::/56'],
  ['::1', '0:0:0:0:0:0:0:1', '0:0:0:0::/56'],
  ['::192.0.2.17', '0:0:0:0:0:0:c000:211', '0:0:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1', 'fe80:0:0:0::/56'],
  ['', 'desconhecido', 'desconhecida'],
  ['unknown', 'desconhecido', 'desconhecida'],
  ['192.0.2.17:4711', '192.0.2.17', '192.0.2.0/24'],
  ['[::ffff:192.0.2.17]:4711', '192.0.2.17', '192.0.2.0/24'],
  ['[2001:db8:aa:bbcc:1:2:3:4]:4711', '2001:db8:aa:bbcc:1:2:3:4', '2001:db8:aa:bb00::/56'],
  ['192.0.2.17:', 'desconhecido', 'desconhecida'],
  ['[192.0.2.17:80', 'desconhecido', 'desconhecida'],
  ['192.0.2.017', 'desconhecido', 'desconhecida'],
  ['1.2.3.4, 5.6.7.8', 'desconhecido', 'desconhecida'],
])('%s is %s of %s', (ip, endereco, rede) => {
  expect(origemOf(ip)).toEqual({ endereco, rede })
})
