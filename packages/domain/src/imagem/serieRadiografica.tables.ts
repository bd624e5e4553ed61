/** A place of a full-mouth series: what its film shows, and the teeth that lead an image there by themselves. */
export type LugarSerie = {
  readonly codigo: string
  readonly rotulo: string
  readonly tipo: 'periapical' | 'interproximal'
  readonly dentes: readonly string[]
}

const periapicais = [
  { codigo: 'SMD', rotulo: 'Molares superiores direitos', dentes: ['18', '17', '16'] },
  { codigo: 'SPD', rotulo: 'Pré-molares superiores direitos', dentes: ['15', '14'] },
  { codigo: 'SCD', rotulo: 'Canino superior direito', dentes: ['13'] },
  { codigo: 'SI', rotulo: 'Incisivos superiores', dentes: ['12', '11', '21', '22'] },
  { codigo: 'SCE', rotulo: 'Canino superior esquerdo', dentes: ['23'] },
  { codigo: 'SPE', rotulo: 'Pré-molares superiores esquerdos', dentes: ['24', '25'] },
  { codigo: 'SME', rotulo: 'Molares superiores esquerdos', dentes: ['26', '27', '28'] },
  { codigo: 'IMD', rotulo: 'Molares inferiores direitos', dentes: ['48', '47', '46'] },
  { codigo: 'IPD', rotulo: 'Pré-molares inferiores direitos', dentes: ['45', '44'] },
  { codigo: 'ICD', rotulo: 'Canino inferior direito', dentes: ['43'] },
  { codigo: 'II', rotulo: 'Incisivos inferiores', dentes: ['42', '41', '31', '32'] },
  { codigo: 'ICE', rotulo: 'Canino inferior esquerdo', dentes: ['33'] },
  { codigo: 'IPE', rotulo: 'Pré-molares inferiores esquerdos', dentes: ['34', '35'] },
  { codigo: 'IME', rotulo: 'Molares inferiores esquerdos', dentes: ['36', '37', '38'] },
].map((lugar): LugarSerie => ({ ...lugar, tipo: 'periapical' }))

const interproximais = [
  {
    codigo: 'BMD',
    rotulo: 'Interproximal de molares direitos',
    dentes: ['18', '17', '16', '48', '47', '46'],
  },
  { codigo: 'BPD', rotulo: 'Interproximal de pré-molares direitos', dentes: ['15', '14', '45', '44'] },
  { codigo: 'BPE', rotulo: 'Interproximal de pré-molares esquerdos', dentes: ['24', '25', '34', '35'] },
  {
    codigo: 'BME',
    rotulo: 'Interproximal de molares esquerdos',
    dentes: ['26', '27', '28', '36', '37', '38'],
  },
].map((lugar): LugarSerie => ({ ...lugar, tipo: 'interproximal' }))

/** The full-mouth series: 14 periapical films, or 18 with four bitewings (Interface B4). */
export const seriesRadiograficas = [
  { codigo: '14', rotulo: '14 periapicais', lugares: periapicais },
  { codigo: '18', rotulo: '14 periapicais e 4 interproximais', lugares: [...periapicais, ...interproximais] },
] as const satisfies readonly { codigo: string; rotulo: string; lugares: readonly LugarSerie[] }[]

/** Every place that a series may have. */
export const lugaresSerie: readonly string[] = [...periapicais, ...interproximais].map(({ codigo }) => codigo)
