import type { ReactNode } from 'react'
import {
  Disclosure as AriaDisclosure,
  Button,
  DisclosurePanel,
  Heading,
} from 'react-aria-components/Disclosure'
import { css } from '../css.ts'
import { Icon } from '../Icon.tsx'
import styles from './Disclosure.module.css'

const c = css(styles)

type DisclosureProps = {
  title: string
  children: ReactNode
  level?: 2 | 3 | 4
  defaultExpanded?: boolean
}

/** More of something, opened when wanted. */
export function Disclosure({ title, children, level = 3, defaultExpanded = false }: DisclosureProps) {
  return (
    <AriaDisclosure className={c('disclosure')} defaultExpanded={defaultExpanded}>
      <Heading className={c('heading')} level={level}>
        <Button className={c('trigger')} slot="trigger">
          <Icon name="chevronRight" />
          {title}
        </Button>
      </Heading>
      <DisclosurePanel className={c('panel')}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  )
}
