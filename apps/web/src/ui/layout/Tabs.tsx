import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { css } from '../css.ts'
import styles from './Tabs.module.css'

const c = css(styles)

export type TabItem = { id: string; label: string; count?: number; content: ReactNode }

type TabsProps = {
  label: string
  tabs: readonly TabItem[]
  /** The chosen tab, usually from the address. */
  value: string
  onChange: (id: string) => void
}

/** Views of one thing; arrows move between tabs, only the chosen panel is mounted. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <AriaTabs onSelectionChange={(key) => onChange(String(key))} selectedKey={value}>
      <TabList aria-label={label} className={c('list')} items={tabs}>
        {(tab) => (
          <Tab className={c('tab')}>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Tab>
        )}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel className={c('panel')} id={tab.id} key={tab.id}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
