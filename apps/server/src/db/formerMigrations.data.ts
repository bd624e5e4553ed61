/**
 * Migrations whose text was written anew without changing what they leave, and the SHA-256 of their former text: a database
 * that ran it is as good. Up to 0051 a function of theirs took a table's row, which newer releases of PostgreSQL refuse; 0057
 * brings the databases that have it in line. 0150 made its index before it dropped another, 0151 was told in other words.
 */
export const formerMigrations: Readonly<Record<string, string>> = {
  '0008-retencao.sql': '1b22ce5ddb1f1ab316b91137525e8afbf8cebfa5efe41d19994b3cd0d78c9101',
  '0015-evidencia.sql': 'e5f31610ca05ca23e38b41318cca2a35c45ccbe097871d1987cad8e1fd64f40e',
  '0020-chaves.sql': 'd907b1bfb346e6dde5bc8785a2182faa23286246d48cce17150af2afea259ad5',
  '0033-cadastro.sql': 'd6ee93751828fd799acab9a4701c335d7e23b3b4b23df9dfd12329097bc84388',
  '0051-recurso.sql': '29541df2c050b31c90571d95f2f2268c45dfeea59ba98dfd99328105f35651e8',
  '0150-idade-da-repeticao.sql': '41be419012b5c043f717b88459264e4351d2ac5e8b8df238ce3b6f95b5fcfda2',
  '0151-papel-ortodontia.sql': '47a94fa1400963b8053b78ad351ba0b43b9b933d2a326ccca4f4bc8c9d58ca63',
}
