import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import type { IconName } from '../ui/icon.data.ts'
import styles from './Atalhos.module.css'
import { lockOf } from './acesso.ts'
import { linkOrigem } from './origemNovaAba.ts'
import { useMenu } from './useMenu.ts'

/** How many there is room for beside the patient's search. */
const QUANTOS = 3

/** What a desk opens most, by menu item, a radiology unit's first; the patient's search already leads to eligibility. */
const atalhos: readonly { item: string; icone: IconName }[] = [
  { item: 'CAPT_EXAME', icone: 'camera' },
  { item: 'SOLIC_AUTO', icone: 'send' },
  { item: 'CONSULTA_GTO', icone: 'search' },
  { item: 'CANCELA_GTO', icone: 'slash' },
]

/** Shortcuts to the screens that this provider may open (Spec §6). */
export function Atalhos() {
  const { secoes = [], flags } = useMenu()
  const itens = secoes.flatMap((secao) => secao.itens)
  const abertos = atalhos.flatMap(({ item, icone }) => {
    const found = itens.find(({ identificadorItem }) => identificadorItem === item)
    return found && lockOf(found, flags) === undefined ? [{ ...found, icone }] : []
  })
  return (
    <nav aria-label="Atalhos" className={styles.atalhos}>
      {abertos.slice(0, QUANTOS).map(({ identificadorItem, rotulo, rota, icone }) => (
        <ButtonLink href={rota} icon={icone} key={identificadorItem} {...linkOrigem('inicio')}>
          {rotulo}
        </ButtonLink>
      ))}
    </nav>
  )
}
