/** What the linter holds the code to: strict types everywhere, and in src no promise left lying about. */

import js from '@eslint/js';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const exhaustive = {
  '@typescript-eslint/switch-exhaustiveness-check': [
    'error',
    { considerDefaultExhaustiveForUnions: true },
  ],
};

export default tseslint.config(
  { ignores: ['dist/', 'models/', 'public/', 'node_modules/', '**/.cache/'] },
  js.configs.recommended,
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.ts'],
    extends: [...tseslint.configs.strict],
    rules: {
      'no-undef': 'off', // The type checker knows better.
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        {
          // To compare with it is fine: the browser's own functions give it.
          selector: ':not(BinaryExpression) > Literal[raw="null"]',
          message: 'Leave it out, or say undefined: we have no null.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      ...exhaustive,
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    },
  },
  { files: ['src/**/*.ts'], ignores: ['src/terminal/**'], rules: { 'no-console': 'error' } },
  {
    // Pixels and matrices: an index that a loop counts within its bounds has a value there.
    files: ['src/{scenes,networks,recogniser,hand,voice}/**/*.ts', 'training/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['tests/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'no-restricted-syntax': 'off' },
  },
);
